import { expect, type Locator, type Page, test } from '@playwright/test';
import { addOutsourcedProject, dayAfter, field, fillRegistration } from './support/registration.ts';
import { openAs } from './support/sign-in.ts';
import { expectToasts } from './support/toasts.ts';

/** The lowest edge of what sticks to the top of the page, in px. */
const headerBottom = (page: Page): Promise<number> =>
  page
    .locator('header')
    .first()
    .evaluate((header) => header.getBoundingClientRect().bottom);

const topOf = (part: Locator): Promise<number> => part.evaluate((element) => element.getBoundingClientRect().top);

test('the skip link leads to the page, of which nothing lies under the header (WCAG 2.4.11)', async ({ browser }) => {
  const page = await openAs(browser, 'sales1');
  await page.goto('/projects/list');
  await page.getByRole('table').getByRole('link').first().waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '본문 바로가기' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  expect(await topOf(page.getByRole('heading', { level: 1 }))).toBeGreaterThanOrEqual(await headerBottom(page));
  // Far below, the row that the arrow key reaches is on screen, and not under the head of the table.
  await page.mouse.wheel(0, 5000);
  await page.getByRole('table').getByRole('link').last().focus();
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('ArrowUp');
    const head = await page.locator('thead').evaluate((element) => element.getBoundingClientRect().bottom);
    expect(await topOf(page.locator(':focus'))).toBeGreaterThanOrEqual(head - 1);
  }
});

test('a registration begins in its first field, is sent with Ctrl+S, and ends on the new row (D-295)', async ({
  browser,
}) => {
  const page = await openAs(browser, 'sales1');
  const name = `자판 등록 ${Date.now()}`;
  await page.goto('/projects/add');
  await expect(field(page, 'ProjectName')).toBeFocused();
  await fillRegistration(page, { name, dates: [dayAfter(2)] });
  await page.keyboard.press('Control+s');
  await expectToasts(page, '프로젝트 정보가 성공적으로 등록되었습니다.');
  const link = page.getByRole('table').getByRole('link', { name });
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/projects\/view\//);
});

test('after a step of a record the focus is on its name, and a second Enter does nothing (D-295)', async ({
  browser,
}) => {
  const page = await openAs(browser, 'sales1');
  const id = await addOutsourcedProject(page, `자판 게시 ${Date.now()}`, false);
  await page.goto(`/projects/view/${id}`);
  await page.getByRole('button', { name: '게시', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '게시' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expectToasts(page, '프로젝트가 성공적으로 게시되었습니다.');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the sheet of shortcuts moves nothing aside, with hidden scrollbars too', async ({ browser }) => {
  const page = await openAs(browser, 'sales1');
  await page.goto('/projects/list');
  const row = page.locator('tbody tr').first();
  await expect(row).toBeVisible();
  const before = await row.boundingBox();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: '단축키' })).toBeVisible();
  expect(await row.boundingBox()).toEqual(before);
});
