import { expect, test } from '@playwright/test';
import { blockEventStream } from './support/accepting.ts';
import { agree } from './support/answers.ts';
import { press } from './support/registration.ts';
import { choose, openNewRoomDialog, ROOMS, roomAddress, roomRow, sidebarLink } from './support/rooms.ts';
import { openAs, PHONE } from './support/sign-in.ts';
import { expectToasts } from './support/toasts.ts';

/** Returns the id of the room in the address of the page. */
const roomIn = (url: string): number => Number(new URL(url).searchParams.get('projectId'));

test('a room with approval starts with its defaults, admits approved users, and disappears when deleted (D-36)', async ({
  browser,
}) => {
  const name = `승인 시험 ${Date.now()}`;
  const [admin, asker, stranger] = [
    await openAs(browser, 'pm1'),
    await openAs(browser, 'sales1'),
    await openAs(browser, 'pm2'),
  ];
  await admin.goto(ROOMS);

  await test.step('the dialog has its defaults and refuses a blank name (WORK-12 to WORK-26)', async () => {
    const dialog = await openNewRoomDialog(admin);
    for (const permission of ['글 작성', '글 수정', '글 보기', '댓글 작성', '파일 보기', '파일 다운로드']) {
      const group = dialog.getByRole('radiogroup', { name: permission, exact: true });
      await expect(group.getByRole('radio', { name: '전체', exact: true })).toBeChecked();
    }
    await expect(dialog.getByRole('radio', { name: '피드' })).toBeChecked();
    await expect(dialog.getByRole('switch', { name: '관리자 승인' })).not.toBeChecked();
    await expect(dialog.getByText('글 보기 권한은 방 생성 후 변경할 수 없습니다.')).toBeVisible();
    await press(admin, '방 생성');
    await expectToasts(admin, '프로젝트명을 입력해주세요.');
    await dialog.getByLabel('프로젝트명').fill(name);
    await dialog.getByRole('switch', { name: '관리자 승인' }).check({ force: true });
    await press(admin, '방 생성');
    await expectToasts(admin, '프로젝트 성공적으로 등록되었습니다.');
    await expect(dialog).toBeHidden();
    await sidebarLink(admin, name).click();
    await expect(admin.getByRole('heading', { name, level: 1 })).toBeVisible();
  });
  const projectId = roomIn(admin.url());

  await test.step('a request waits for the approval of the admin, who sees it at once', async () => {
    await asker.goto(ROOMS);
    await asker.getByRole('button', { name: `${name} 참여 요청`, exact: true }).click();
    await expect(roomRow(asker, name)).toContainText('승인 대기 중');
    await admin.goto(roomAddress(projectId, 'S'));
    await admin.getByRole('button', { name: '박지훈님 승인' }).click();
    await expect(sidebarLink(asker, name)).toBeVisible();
    await sidebarLink(asker, name).click();
    await expect(asker.getByRole('heading', { name, level: 1 })).toBeVisible();
  });

  await test.step('other users cannot see the room', async () => {
    await stranger.goto(roomAddress(projectId));
    await expect(stranger.getByText('방을 찾을 수 없습니다.')).toBeVisible();
    await expect(stranger.getByText(name)).toHaveCount(0);
  });

  await test.step('settings are saved, and 글 보기 cannot be changed (WORK-24, D-38)', async () => {
    await choose(admin, '댓글 작성', '방 관리자만');
    await expect(
      admin.getByRole('radiogroup', { name: '글 보기', exact: true }).getByRole('radio').first(),
    ).toBeDisabled();
    await press(admin, '변경 1건 · 저장');
    await expect(admin.getByText('변경 1건 · 저장')).toBeHidden();
    await admin.reload();
    const answer = admin
      .getByRole('radiogroup', { name: '댓글 작성', exact: true })
      .getByRole('radio', { name: '방 관리자만' });
    await expect(answer).toBeChecked();
  });

  await test.step('a removed member loses access without a reload', async () => {
    await admin.getByRole('button', { name: '박지훈님 내보내기' }).click();
    await agree(admin, '멤버를 내보내시겠습니까?');
    await expect(asker.getByText('방을 찾을 수 없습니다.')).toBeVisible();
    await expect(sidebarLink(asker, name)).toHaveCount(0);
  });

  await test.step('deletion asks for the name of the room', async () => {
    await admin.getByRole('region', { name: '나가기와 보관' }).getByRole('button', { name: '삭제' }).click();
    const dialog = admin.getByRole('dialog', { name: '방 삭제' });
    const deleteButton = dialog.getByRole('button', { name: '방 삭제' });
    await expect(deleteButton).toHaveAttribute('aria-disabled', 'true');
    await dialog.getByLabel('프로젝트명').fill(name);
    await deleteButton.click();
    await expect(admin).toHaveURL(new RegExp(`${ROOMS}$`));
    await expect(sidebarLink(admin, name)).toHaveCount(0);
  });
});

test('the second of two admins who change the same settings sees mine, theirs and before (wire.md)', async ({
  browser,
}) => {
  const name = `동시 수정 ${Date.now()}`;
  const [one, other] = [await openAs(browser, 'pm1'), await openAs(browser, 'pm1')];
  const reply = await one.request.post('/api/Project/project-add', { data: { Name: name } });
  const [{ projectId }] = (await reply.json()).data;
  await blockEventStream(one);
  for (const page of [one, other]) await page.goto(roomAddress(projectId, 'S'));
  await other.getByRole('textbox', { name: '설명' }).fill('둘째가 먼저 저장');
  await press(other, '변경 1건 · 저장');
  await expect(other.getByText('변경 1건 · 저장')).toBeHidden();
  await one.getByRole('textbox', { name: '설명' }).fill('첫째의 글');
  await press(one, '변경 1건 · 저장');
  const dialog = one.getByRole('dialog', { name: '다른 사용자의 수정' });
  await expect(dialog.getByRole('row', { name: /^설명/ })).toContainText('둘째가 먼저 저장');
  await expect(dialog.getByRole('row', { name: /^설명/ })).toContainText('첫째의 글');
  await dialog.getByRole('button', { name: '고른 값으로 계속' }).click();
  await press(one, '변경 1건 · 저장');
  await expect(one.getByText('변경 1건 · 저장')).toBeHidden();
  await expect(one.getByRole('textbox', { name: '설명' })).toHaveValue('첫째의 글');
});

test('an invitation is answered in the list, also on a phone, and contractors are redirected to their notices (D-22)', async ({
  browser,
}) => {
  const name = `초대 시험 ${Date.now()}`;
  const admin = await openAs(browser, 'pm1');
  const reply = await admin.request.post('/api/Project/project-add', { data: { Name: name } });
  const [{ projectId }] = (await reply.json()).data;
  await admin.goto(roomAddress(projectId));
  await press(admin, '초대');
  const dialog = admin.getByRole('dialog', { name: '초대' });
  await dialog.getByLabel('이름, 부서 검색').fill('박지훈');
  await dialog.getByRole('checkbox', { name: /박지훈/ }).check();
  await dialog.getByRole('button', { name: '초대' }).last().click();
  await expect(dialog).toBeHidden();

  const guest = await openAs(browser, 'sales1', PHONE);
  await guest.goto(ROOMS);
  await guest.getByRole('button', { name: `${name} 초대 수락` }).click();
  await guest.getByRole('link', { name }).filter({ visible: true }).click();
  await expect(guest.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(guest.getByRole('link', { name: '워크스페이스' })).toBeVisible();

  const partner = await openAs(browser, 'hanbit1');
  await partner.goto(ROOMS);
  await expect(partner).toHaveURL(/\/notices\/list/);
});
