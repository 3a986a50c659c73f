import { expect, type Locator, type Page, test } from '@playwright/test';
import { dayAfter } from './support/registration.ts';
import { openAs } from './support/sign-in.ts';

const rowsOf = (page: Page, list: string): Locator => page.getByRole('table', { name: list }).locator('tbody tr');

test('print shows the whole month as a white table with sums, whatever page is on screen', async ({ browser }) => {
  const page = await openAs(browser, 'admin', { colorScheme: 'dark' });
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = String(document.querySelectorAll('tbody tr').length);
    };
  });
  await page.goto('/accounting/list?size=5');
  await expect(rowsOf(page, '정산현황')).toHaveCount(5);
  const answered = page.waitForResponse((answer) => answer.url().includes('all-accounting-mize-list'));
  await page.getByRole('button', { name: '이전 달' }).click();
  const total: number = (await (await answered).json()).meta.totalCount;
  expect(total).toBeGreaterThan(5);
  await expect(page.getByText(`전체 ${total}건`, { exact: true })).toBeVisible();
  await expect(rowsOf(page, '정산현황')).toHaveCount(5);
  await page.getByRole('button', { name: '인쇄' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', String(total));
  // The width of an A4 page between its margins.
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 688, height: 1000 });
  await expect(rowsOf(page, '정산현황')).toHaveCount(total);
  await expect(page.getByRole('columnheader', { name: '합계' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: '계산서 발행일' })).toBeVisible();
  await expect(page.getByText(`${dayAfter(0)} 출력`)).toBeVisible();
  await expect(page.getByText(new RegExp(`^합계 ${total}건 [\\d,]+ 원$`))).toBeVisible();
  const surface = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--surface'));
  expect(surface.trim()).toMatch(/^#fff(fff)?$/);
});
