import { expect, type Page, test } from '@playwright/test';
import { countedKeys } from './support/key-presses.ts';
import { addProjectAtStage } from './support/project-stages.ts';
import { dayAfter, field } from './support/registration.ts';
import { openAs } from './support/sign-in.ts';
import { expectToasts } from './support/toasts.ts';

type Keys = ReturnType<typeof countedKeys>;

/** Goes to a page through '찾기': three presses. */
async function goTo(page: Page, keys: Keys, typed: string, command = typed): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: '찾기' }).waitFor();
  await keys.press('Control+k');
  const search = page.getByRole('dialog', { name: '찾기' });
  await expect(search.getByRole('combobox')).toBeFocused();
  await keys.type(typed);
  await expect(search.getByRole('option').first()).toContainText(command);
  await keys.press('Enter');
  await expect(search).toBeHidden();
}

/** Types into the focused choice and takes the first hit. */
async function choose(page: Page, keys: Keys, text: string): Promise<void> {
  await keys.type(text);
  await expect(page.getByRole('option', { name: text }).first()).toBeVisible();
  await keys.press('Enter');
}

/** Picks a day some days from today in the calendar of the focused button. */
async function pickDay(page: Page, keys: Keys, days: number): Promise<void> {
  await keys.press('Enter');
  await expect(page.locator(`[data-day="${dayAfter(0)}"]`)).toBeFocused();
  await keys.press('ArrowRight', days);
  await keys.press('Enter');
  await keys.press('Escape');
  await expect(page.getByRole('button', { name: '날짜 추가' })).toBeFocused();
}

/** Tabs forward, and expects that field to have the focus. */
async function tabTo(page: Page, keys: Keys, name: string, times = 1): Promise<void> {
  await keys.press('Tab', times);
  await expect(field(page, name)).toBeFocused();
}

test('a project is registered and posted from today with at most 43 presses, and the focus ends on its row (D-346)', async ({
  browser,
}) => {
  const page = await openAs(browser, 'sales1');
  await page.goto('/mizenotices/list');
  const keys = countedKeys(page);
  const name = `자판만으로 ${Date.now()}`;
  await goTo(page, keys, '외주 등록', '프로젝트 등록');
  await expect(field(page, 'ProjectName')).toBeFocused();
  await keys.type(name);
  await tabTo(page, keys, 'Price');
  await keys.type('12500000');
  await tabTo(page, keys, 'AreaId', 2);
  await choose(page, keys, '서울');
  await tabTo(page, keys, 'TradeId');
  await keys.press('Tab');
  await pickDay(page, keys, 2);
  await keys.press('Tab', 3);
  await expect(page.getByLabel('투입자재 없음')).toBeFocused();
  await keys.press('Space');
  await keys.press('Tab', 3);
  await expect(page.getByRole('combobox', { name: '담당자(PM)' })).toBeFocused();
  await choose(page, keys, '김도현');
  await tabTo(page, keys, 'CustomerName');
  await keys.type('에이타워관리단');
  await tabTo(page, keys, 'Addr2', 4);
  await keys.type('지하 2층');
  await tabTo(page, keys, 'PlaceName');
  await keys.type('에이타워');
  await tabTo(page, keys, 'PlaceManagerName');
  await keys.type('정소장');
  await tabTo(page, keys, 'PlaceManagerMobile');
  await keys.type('01033334444');
  await keys.press('Tab', 2);
  await expect(page.getByLabel('등록 후 바로 게시')).toBeFocused();
  await keys.press('Space');
  await keys.press('Control+s');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByRole('link', { name })).toBeFocused();
  await expect(row).toContainText('수주전');
  expect(keys.count()).toBeLessThanOrEqual(43);
});

test('two fields of a record are changed from the list with at most 17 presses, and the focus ends at their section (D-346)', async ({
  browser,
}) => {
  const name = `자판 수정 ${Date.now()}`;
  await addProjectAtStage(browser, 'posted', name);
  const page = await openAs(browser, 'sales1');
  await page.goto(`/projects/list?key=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).waitFor();
  const keys = countedKeys(page);
  await keys.press('ArrowDown');
  await keys.press('Enter');
  await page.getByRole('button', { name: '프로젝트정보 수정' }).waitFor();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await keys.press('Tab', 5);
  await expect(page.getByRole('button', { name: '프로젝트정보 수정' })).toBeFocused();
  await keys.press('Enter');
  await expect(field(page, 'ProjectName')).toBeFocused();
  await tabTo(page, keys, 'Price');
  await keys.type('13000000');
  await tabTo(page, keys, 'AddPrice');
  await keys.type('-500000');
  await keys.press('Control+s');
  const dialog = page.getByRole('dialog', { name: '변경 사유 입력' });
  for (const step of [1, 2]) {
    await expect(dialog.getByText(`${step} / 2`)).toBeVisible();
    await expect(dialog.getByLabel('변경 사유')).toBeFocused();
    await keys.type('고객 협의');
    await keys.press('Enter');
  }
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: '프로젝트정보 수정' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('12,500,000');
  expect(keys.count()).toBeLessThanOrEqual(17);
});

test('two invoices of the month are settled from today with at most 9 presses, and the focus ends on the title (D-346)', async ({
  browser,
}) => {
  const names = [`자판 정산 가 ${Date.now()}`, `자판 정산 나 ${Date.now()}`];
  for (const name of names) await addProjectAtStage(browser, 'invoiced', name);
  const page = await openAs(browser, 'admin');
  await page.goto('/mizenotices/list');
  const keys = countedKeys(page);
  await goTo(page, keys, '정산현황');
  await expect(page.getByRole('link', { name: names[0] ?? '' })).toBeVisible();
  for (const _ of names) {
    await keys.press('ArrowDown');
    await keys.press('Space');
  }
  await expect(page.getByRole('status', { name: '선택' })).toContainText('2건 선택');
  await keys.press('Control+s');
  const dialog = page.getByRole('dialog', { name: '정산완료' });
  await expect(dialog.getByRole('button', { name: '2건 정산완료' })).toBeFocused();
  await keys.press('Enter');
  await expectToasts(page, '정산완료 처리되었습니다.');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(keys.count()).toBeLessThanOrEqual(9);
});
