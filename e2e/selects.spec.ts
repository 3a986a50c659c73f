import { expect, test } from '@playwright/test';
import { openAs } from './support/sign-in.ts';

test('what is typed before the list of a select is loaded finds its option', async ({ browser }) => {
  const page = await openAs(browser, 'sales1');
  await page.goto('/projects/list');
  const company = page.getByRole('combobox', { name: '업체', exact: true });
  await company.waitFor();
  let release = () => {};
  const typed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/select-input-.*\.js/, async (route) => {
    await typed;
    await route.continue();
  });
  await company.focus();
  await page.keyboard.type('대원');
  await expect(company).toHaveValue('대원');
  release();
  await page.getByRole('option', { name: '대원이엔지' }).waitFor();
  await page.keyboard.press('Enter');
  await expect(company).toHaveValue('대원이엔지');
  await expect(page).toHaveURL(/company_id=\d+/);
});
