import { expect, type Locator, type Page } from '@playwright/test';

/** Turns a section of a record into fields. */
export const editSection = (page: Page, title: string): Promise<void> =>
  page.getByRole('button', { name: `${title} 수정`, exact: true }).click();

/** The button that saves an edit; it is there once something changed, and counts. */
export const saveButton = (page: Page): Locator => page.getByRole('button', { name: /^변경 \d+건 · 저장$/ });

/** Saves an edit. */
export const save = (page: Page): Promise<void> => saveButton(page).click();

/** Opens 더보기 and presses what stands there. */
export async function pressMore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '더보기' }).click();
  await page.getByRole('button', { name, exact: true }).click();
}

/** What 더보기 offers, from top to bottom; none without it. */
export async function moreItems(page: Page): Promise<string[]> {
  // Before the record is there, nothing is offered of it.
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

/** The blocks of changes that name an item (D-73). */
export const changesOf = (page: Page, item: string): Locator =>
  page.locator('[data-kind="change"]').filter({ hasText: '자동댓글' }).filter({ hasText: item });
