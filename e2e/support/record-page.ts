import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a section of a record for editing. */
export const editSection = (page: Page, title: string): Promise<void> =>
  page.getByRole('button', { name: `${title} 수정`, exact: true }).click();

/** The button that saves an edit. It appears with the first change and shows the number of changes. */
export const saveButton = (page: Page): Locator => page.getByRole('button', { name: /^변경 \d+건 · 저장$/ });

/** Presses the save button of an edit. */
export const save = (page: Page): Promise<void> => saveButton(page).click();

/** Opens the menu 더보기 and presses one of its buttons. */
export async function pressMore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '더보기' }).click();
  await page.getByRole('button', { name, exact: true }).click();
}

/** Returns the buttons of the menu 더보기 from top to bottom. The list is empty when there is no menu. */
export async function moreItems(page: Page): Promise<string[]> {
  // The menu appears only after the record is loaded.
  await expect(page.locator('main header dl')).toBeVisible();
  const more = page.getByRole('button', { name: '더보기' });
  if ((await more.count()) === 0) return [];
  await more.click();
  const items = await page
    .locator(`#${await more.getAttribute('aria-controls')}`)
    .getByRole('button')
    .allTextContents();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  return items;
}

/** The automatic comments about changes of an item (D-73). */
export const changesOf = (page: Page, item: string): Locator =>
  page.locator('[data-kind="change"]').filter({ hasText: '자동댓글' }).filter({ hasText: item });
