import { type Browser, expect, type Page, test } from '@playwright/test';
import { agree, giveReasons, questionOf } from './support/answers.ts';
import { addInternalProject, openInternalProject } from './support/internal-projects.ts';
import { addProjectAtStage } from './support/project-stages.ts';
import { editSection, pressMore, save } from './support/record-page.ts';
import { dayAfter, field, press } from './support/registration.ts';
import { openAs } from './support/sign-in.ts';

const badge = (page: Page) => page.locator('.badge').first();
const strip = (page: Page) => page.getByRole('region', { name: '바뀐 내용' });
const changed = (page: Page) => page.getByRole('dialog', { name: '바뀐 내용' });

async function openOnRecord(browser: Browser, id: number, userId: string): Promise<Page> {
  const page = await openAs(browser, userId);
  await page.goto(`/projects/view/${id}`);
  await expect(badge(page)).toBeVisible();
  return page;
}

test('a withdrawal decided before an award is refused, shows the award, and is decided anew (D-210, D-494)', async ({
  browser,
}) => {
  const id = await addProjectAtStage(browser, 'posted', `철회하려던 프로젝트 ${Date.now()}`);
  const page = await openOnRecord(browser, id, 'sales1');
  await pressMore(page, '수주철회');
  const dialog = questionOf(page, '수주를 철회하시겠습니까?');
  await dialog.getByLabel('철회 사유').fill('일정 재조정');

  const contractor = await openAs(browser, 'hanbit1');
  const crew = { TotalPeople: '2', ManagerUserName: '최반장', ManagerUserPhone: '01055556666' };
  const data = { Id: id, ChoiceSelDate: dayAfter(3), ...crew };
  expect((await contractor.request.post('/api/Construction/construction-accept', { data })).status()).toBe(200);

  // The page follows below the open dialog, whose request belongs to what it was opened with.
  await expect(badge(page)).toHaveText('수주완료');
  await dialog.getByRole('button', { name: '수주철회' }).click();
  await expect(changed(page).getByRole('listitem').filter({ hasText: '프로젝트 상태' })).toContainText('수주완료');
  await expect(changed(page).getByRole('listitem').filter({ hasText: '수주업체' })).toContainText('한빛설비');
  await changed(page).getByRole('button', { name: '확인했습니다' }).click();
  await expect(badge(page)).toHaveText('수주완료');

  // The dialog is about the award now, and keeps what was typed (D-494).
  await expect(dialog).toContainText('수주업체(한빛설비)는 더 이상 고객 및 현장 정보를 볼 수 없습니다.');
  await expect(dialog.getByLabel('철회 사유')).toHaveValue('일정 재조정');
  await agree(page, '수주를 철회하시겠습니까?');
  await expect(badge(page)).toHaveText('수주철회');
});

test('two staff on one record: the page follows, what is typed stays, and the changes are listed (D-211, D-212)', async ({
  browser,
}) => {
  const id = await addProjectAtStage(browser, 'awarded', `둘이 보는 프로젝트 ${Date.now()}`);
  const sales = await openOnRecord(browser, id, 'sales1');
  const pm = await openOnRecord(browser, id, 'pm1');
  await editSection(sales, '고객 및 현장 정보');
  await field(sales, 'PlaceName').fill('에이타워 별관');

  await editSection(pm, '프로젝트정보');
  await field(pm, 'EtcMemo').fill('주차 불가');
  await save(pm);
  await agree(pm, '수주가 완료된 프로젝트입니다. 변경 내용을 수주업체에 반드시 알려주세요. 수정하시겠습니까?');
  await giveReasons(pm, [['비고', '현장 확인']]);

  const line = strip(sales).getByRole('listitem');
  await expect(line).toHaveText(/^비고없음→주차 불가.+ · \d{4}-\d\d-\d\d \d\d:\d\d$/);
  await expect(
    sales.getByRole('region', { name: '프로젝트정보' }).getByRole('definition').filter({ hasText: '주차 불가' }),
  ).toContainText('변경 전 없음');
  await expect(sales.locator('[data-kind="change"]').filter({ hasText: '주차 불가' })).toBeVisible();
  await expect(field(sales, 'PlaceName')).toHaveValue('에이타워 별관');
  await strip(sales).getByRole('button', { name: '확인했습니다' }).click();
  await expect(line).toHaveCount(0);
  // The user's own changes are not listed as those of another user.
  await expect(strip(pm).getByRole('listitem')).toHaveCount(0);
});

test('two staff on one internal project: the page follows, and the older form asks before it saves (D-211, D-212)', async ({
  browser,
}) => {
  const sales = await openAs(browser, 'sales1');
  const id = await addInternalProject(sales, { name: `내부에서 둘이 보는 ${Date.now()}` });
  await openInternalProject(sales, id);
  const pm = await openAs(browser, 'pm1');
  await openInternalProject(pm, id);
  await editSection(sales, '고객 및 현장 정보');
  await field(sales, 'PlaceName').fill('한강빌딩 별관');

  await editSection(pm, '프로젝트정보');
  await field(pm, 'EtcMemo').fill('주차 불가');
  await save(pm);
  await giveReasons(pm, [['비고', '현장 확인']]);

  const line = strip(sales).getByRole('listitem');
  await expect(line).toHaveText(/^비고없음→주차 불가.+ · \d{4}-\d\d-\d\d \d\d:\d\d$/);
  await expect(
    sales.getByRole('region', { name: '프로젝트정보' }).getByRole('definition').filter({ hasText: '주차 불가' }),
  ).toContainText('변경 전 없음');
  await expect(sales.locator('[data-kind="change"]').filter({ hasText: '주차 불가' })).toBeVisible();
  await expect(field(sales, 'PlaceName')).toHaveValue('한강빌딩 별관');
  await strip(sales).getByRole('button', { name: '확인했습니다' }).click();
  await expect(line).toHaveCount(0);

  // The form still has the version that it was opened with.
  await save(sales);
  await giveReasons(sales, [['현장명', '이전']]);
  const stale = sales.getByRole('dialog', { name: '다른 사용자의 수정' });
  await expect(stale.getByRole('row').filter({ hasText: '비고' })).toContainText('주차 불가');
  await stale.getByRole('button', { name: '고른 값으로 계속' }).click();
  await expect(stale).toBeHidden();
  await save(sales);
  await giveReasons(sales, [['현장명', '이전']]);
  await expect(strip(pm).getByRole('listitem')).toContainText('한강빌딩 별관');

  // A completion by the other user takes the buttons and the fields away.
  await press(sales, '프로젝트완료');
  await agree(sales, '프로젝트를 완료하시겠습니까?');
  await expect(badge(pm)).toHaveText('프로젝트완료');
  await expect(pm.getByRole('button', { name: '프로젝트정보 수정' })).toHaveCount(0);
});

test('an internal project that changed behind an open dialog is not completed unseen (D-210)', async ({ browser }) => {
  const sales = await openAs(browser, 'sales1');
  const id = await addInternalProject(sales, { name: `내부에서 둘이 ${Date.now()}`, type: 'D' });
  await openInternalProject(sales, id);
  await press(sales, '프로젝트완료');
  await expect(questionOf(sales, '프로젝트를 완료하시겠습니까?')).toContainText(`시작일(${dayAfter(5)}) 전입니다.`);

  const pm = await openAs(browser, 'pm1');
  const reasons = [{ ItemName: '자재확정', Reason: '수량 확인' }];
  const data = { Id: id, Status: 'Y', MizeChangeReasons: reasons };
  expect((await pm.request.post('/api/MizeConstruction/construction-materials-yn', { data })).status()).toBe(200);

  await agree(sales, '프로젝트를 완료하시겠습니까?');
  await expect(changed(sales).getByRole('listitem').filter({ hasText: '자재확정' })).toContainText('확정');
  await changed(sales).getByRole('button', { name: '확인했습니다' }).click();
  await expect(badge(sales)).toHaveText('진행중');
  await press(sales, '프로젝트완료');
  await agree(sales, '프로젝트를 완료하시겠습니까?');
  await expect(badge(sales)).toHaveText('프로젝트완료');
});
