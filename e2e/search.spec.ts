import { expect, type Page, test } from '@playwright/test';
import { seoulDay } from '@portal/contract/core/dates';
import { openAs, PHONE } from './support/sign-in.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: '찾기' });
const field = (page: Page) => dialog(page).getByRole('combobox', { name: '찾기' });
const group = (page: Page, name: string) => dialog(page).getByRole('listbox', { name });
const active = (page: Page) => dialog(page).getByRole('option', { selected: true });
const chip = (page: Page, name: RegExp) =>
  dialog(page).getByRole('group', { name: '종류' }).getByRole('button', { name });

async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('main').getByRole('table').waitFor();
}

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** The names of the rows of a group, without what stands beside them. */
const names = (page: Page, of: string) =>
  group(page, of).getByRole('option').locator('css=span >> nth=0').allInnerTexts();

test('Ctrl+K finds by initial consonants, arrows move, Enter opens, and the record is a recent one (D-280, D-283)', async ({
  browser,
}) => {
  const page = await openAs(browser, 'admin');
  await openList(page, '/projects/list');
  await openSearch(page);
  await field(page).fill('ㅅㅊ');
  await expect(group(page, '프로젝트').getByRole('option')).toHaveCount(3);
  await expect(group(page, '프로젝트').locator('mark', { hasText: '설치' }).first()).toBeVisible();

  const rows = dialog(page).getByRole('option');
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await rows.nth(1).getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(rows.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  const [name = ''] = await names(page, '프로젝트');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/projects\/(mize)?view\/\d+$/);
  const title = name.replace(/\s*마이즈$/, '');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);

  await openList(page, '/projects/list');
  await openSearch(page);
  await expect(group(page, '최근 연 것').getByRole('option').first()).toContainText(title);
  await dialog(page).getByRole('button', { name: '최근 연 것 지우기' }).click();
  await expect(group(page, '최근 연 것')).toHaveCount(0);
});

test('Ctrl+Enter opens a new tab, a kind shows all its rows, and Escape returns the focus (D-284)', async ({
  browser,
}) => {
  const page = await openAs(browser, 'admin');
  await openList(page, '/projects/list');
  const button = page.getByRole('banner').getByRole('button', { name: '찾기' });
  await button.click();
  await field(page).fill('설치');
  await expect(group(page, '프로젝트').getByRole('option')).toHaveCount(3);
  const opening = page.context().waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  const tab = await opening;
  await expect(tab).toHaveURL(/\/projects\/(mize)?view\/\d+$/);
  await tab.close();
  await expect(page).toHaveURL('/projects/list');

  await chip(page, /^프로젝트 /).click();
  await expect(chip(page, /^프로젝트 /)).toHaveAttribute('aria-pressed', 'true');
  await expect(group(page, '프로젝트').getByRole('option')).not.toHaveCount(3);
  await expect(field(page)).toBeFocused();
  await field(page).fill('뷁쒧');
  await expect(dialog(page).getByText('검색 결과가 없습니다.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test('Enter that is faster than the answer opens what was typed, never a row of an earlier text', async ({
  browser,
}) => {
  const page = await openAs(browser, 'admin');
  await openList(page, '/projects/list');
  await openSearch(page);
  await field(page).fill('설치');
  await expect(group(page, '프로젝트').getByRole('option')).toHaveCount(3);
  await field(page).fill('한빛설비');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/projects\/list\?company_id=\d+/);
});

test('commands open the registration and the settlement of a month by their words (D-284)', async ({ browser }) => {
  const page = await openAs(browser, 'admin');
  await openList(page, '/mizenotices/list');
  await openSearch(page);
  await field(page).fill('프로젝트 등록');
  await expect(active(page)).toContainText('프로젝트 등록');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/projects/add');
  await openSearch(page);
  const month = seoulDay(new Date()).slice(0, 7).replace('-', '.');
  await field(page).fill(`정산 ${month}`);
  await expect(active(page)).toContainText(`정산 ${month}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/accounting/list?month=${month}`);
});

test('on a phone the magnifier opens a page of results, of which a contractor has only what they may see (D-281)', async ({
  browser,
}) => {
  const page = await openAs(browser, 'hanbit1', PHONE);
  await page.goto('/notices/list');
  await page.getByRole('banner').getByRole('button', { name: '찾기' }).tap();
  await expect(field(page)).toBeFocused();
  await field(page).fill('설치');
  await expect(group(page, '프로젝트').getByRole('option').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.body.offsetWidth)).toBe(0);
  for (const kind of ['업체', '보고']) await expect(group(page, kind)).toHaveCount(0);
  const row = group(page, '프로젝트').getByRole('option').first();
  await row.tap();
  await expect(page).toHaveURL(/\/projects\/companyview\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL('/notices/list');
});

test('on a phone the menu of the whole portal opens the search too, from a list', async ({ browser }) => {
  const page = await openAs(browser, 'hanbit1', PHONE);
  await page.goto('/projects/companylist');
  await page.getByRole('button', { name: /^전체/ }).tap();
  await page.getByRole('dialog').getByRole('button', { name: '찾기' }).tap();
  await expect(field(page)).toBeFocused();
});
