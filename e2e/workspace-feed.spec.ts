import { type Browser, expect, type Page, test } from '@playwright/test';
import { agree } from './support/answers.ts';
import { dayAfter, field, press } from './support/registration.ts';
import { entryOf, roomAddress, send, sidebarLink, writePost } from './support/rooms.ts';
import { openAs, PHONE } from './support/sign-in.ts';

const callWorkspace = async (page: Page, path: string, data: object) => {
  const reply = await page.request.post(`/api/Project/${path}`, { data });
  expect(reply.status(), await reply.text()).toBe(200);
  return (await reply.json()).data[0];
};

/** Makes a room of pm1 that sales1 joins. */
async function openRoom(browser: Browser) {
  const name = `피드 시험 ${Date.now()}`;
  const [one, other] = [await openAs(browser, 'pm1'), await openAs(browser, 'sales1')];
  const { projectId } = await callWorkspace(one, 'project-add', { Name: name });
  await callWorkspace(other, 'project-join', { ProjectId: projectId });
  return { name, projectId: Number(projectId), one, other };
}

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^알림/ });

test('a post with a mention and a file waits above the feed, and the mentioned user gets an alarm and answers (WORK-29, D-37)', async ({
  browser,
}) => {
  const { projectId, one, other, name } = await openRoom(browser);
  await one.goto(roomAddress(projectId));
  await other.goto(roomAddress(projectId));
  await expect(other.getByText('아직 아무 글도 없습니다.')).toBeVisible();

  await test.step('pm1 writes a post with a mention and a file', async () => {
    await writePost(one, '입고 순서', '하역장 예약 부탁드립니다. @박');
    await one.getByRole('option', { name: /박지훈/ }).waitFor();
    await one.keyboard.press('Enter');
    await one.getByLabel('첨부할 파일').setInputFiles({
      name: '입고 순서.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('1. 스위치\n2. 케이블'),
    });
    await expect(one.getByRole('list', { name: '첨부한 파일' })).toContainText('입고 순서.txt');
    await expect(one.getByRole('progressbar')).toHaveCount(0);
    await send(one, '입고 순서');
    await expect(entryOf(one, '입고 순서').locator('mark')).toHaveText('@박지훈');
  });

  await test.step('the new post waits behind a button and does not move the feed', async () => {
    const bar = other.getByRole('button', { name: '새 글 1건 보기' });
    await bar.click();
    await expect(entryOf(other, '입고 순서')).toBeVisible();
    await expect(bar).toBeHidden();
    await expect(entryOf(other, '입고 순서').getByRole('link', { name: '입고 순서.txt 다운로드' })).toBeVisible();
  });

  await test.step('a comment appears in the other window without a reload', async () => {
    const box = entryOf(other, '입고 순서').getByRole('combobox', { name: '댓글 입력, @로 언급' });
    await box.fill('예약했습니다.');
    await box.press('Control+Enter');
    await expect(entryOf(one, '입고 순서').getByText('예약했습니다.')).toBeVisible({ timeout: 2000 });
  });

  await test.step('the alarm of the mention opens the entry (ALARM-30)', async () => {
    await other.goto(roomAddress(0));
    await bell(other).click();
    await other
      .getByRole('region', { name: '알림', exact: true })
      .getByRole('button', { name: /^나를 언급 \d/ })
      .click();
    await other
      .getByRole('region', { name: '알림', exact: true })
      .getByRole('button', { name: /입고 순서/ })
      .first()
      .click();
    await expect(entryOf(other, '입고 순서')).toBeFocused();
  });

  await test.step('a deleted post disappears everywhere', async () => {
    await other.goto(roomAddress(projectId));
    await expect(entryOf(other, '입고 순서')).toBeVisible();
    await entryOf(one, '입고 순서')
      .getByRole('button', { name: /더보기$/ })
      .click();
    await entryOf(one, '입고 순서').locator('[data-ends]').click();
    await agree(one, '삭제하시겠습니까?');
    await expect(entryOf(other, '입고 순서')).toHaveCount(0);
    await expect(sidebarLink(other, name)).toBeVisible();
  });
});

test('three people answer a schedule at once, and every user sees the counts (WORK-35)', async ({ browser }) => {
  const { projectId, one, other } = await openRoom(browser);
  const third = await openAs(browser, 'pm2');
  await callWorkspace(third, 'project-join', { ProjectId: projectId });
  for (const page of [one, other, third]) {
    await page.goto(roomAddress(projectId));
    await expect(page.getByText('아직 아무 글도 없습니다.')).toBeVisible();
  }
  await one.getByRole('button', { name: '일정', exact: true }).click();
  await field(one, 'Title').fill('착공 회의');
  await field(one, 'StartDay').fill(dayAfter(3));
  await field(one, 'Place').fill('송도 방재실');
  await send(one, '착공 회의');
  for (const [page, answer] of [
    [other, '참석'],
    [third, '불참'],
    [one, '참석'],
  ] as const) {
    if (page !== one) await page.getByRole('button', { name: '새 글 1건 보기' }).click();
    const button = entryOf(page, '착공 회의').getByRole('button', { name: new RegExp(`^${answer}`) });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }
  for (const page of [one, other, third]) {
    await expect(entryOf(page, '착공 회의').getByRole('button', { name: /^참석 2/ })).toBeVisible();
    await expect(entryOf(page, '착공 회의').getByRole('button', { name: /^불참 1/ })).toBeVisible();
  }
});

test('one press changes the state of a task, and two editors of a post see mine, theirs and before', async ({
  browser,
}) => {
  const { projectId, one, other } = await openRoom(browser);
  await callWorkspace(one, 'task-add', { ProjectId: projectId, Title: '배선 확인', Progress: 40 });
  await callWorkspace(one, 'post-add', { ProjectId: projectId, Title: '공유', Content: '<p>처음 글</p>' });
  for (const page of [one, other]) await page.goto(roomAddress(projectId));

  const states = entryOf(other, '배선 확인').getByRole('group', { name: '상태' });
  await states.getByRole('button', { name: '완료' }).click();
  await expect(entryOf(one, '배선 확인').getByRole('button', { name: '완료' })).toHaveAttribute('aria-pressed', 'true');
  await expect(entryOf(one, '배선 확인').getByRole('img', { name: '진척도 100%' })).toBeVisible();
  await states.getByRole('button', { name: '진행' }).click();
  await expect(entryOf(one, '배선 확인').getByRole('img', { name: '진척도 40%' })).toBeVisible();

  for (const page of [one, other]) {
    await entryOf(page, '공유')
      .getByRole('button', { name: /더보기$/ })
      .click();
    await press(page, '수정');
  }
  await one.route('**/api/Project/feed-refresh', (route) => route.abort());
  await field(other, 'Title').fill('공유 (둘째)');
  await press(other, '저장');
  await expect(entryOf(other, '공유 (둘째)').getByText('처음 글')).toBeVisible();
  await field(one, 'Title').fill('공유 (첫째)');
  await press(one, '저장');
  const row = one.getByRole('dialog', { name: '다른 사용자의 수정' }).getByRole('row', { name: /^제목/ });
  for (const text of ['공유', '공유 (첫째)', '공유 (둘째)']) await expect(row).toContainText(text);
});

test('the feed can be read, answered and written at 360 px', async ({ browser }) => {
  const { projectId, one } = await openRoom(browser);
  await callWorkspace(one, 'post-add', {
    ProjectId: projectId,
    Title: '현장 공지',
    Content: '<p>내일 09시 집합입니다.</p>',
  });
  const phone = await openAs(browser, 'sales1', PHONE);
  await phone.goto(roomAddress(projectId));
  await expect(entryOf(phone, '현장 공지').getByText('내일 09시 집합입니다.')).toBeVisible();
  const width = await phone.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await phone.getByRole('button', { name: '글쓰기' }).click();
  await field(phone, 'Title').fill('폰에서 쓴 글');
  await phone.getByRole('textbox', { name: '내용' }).click();
  await phone.keyboard.type('확인했습니다.');
  await send(phone, '폰에서 쓴 글');
});
