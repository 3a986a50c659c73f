import { expect, type Page } from '@playwright/test';

/** Does `deed` to the marked rows, `able` of which can be: the question names them, and its button is the deed. */
export async function doToMarked(page: Page, deed: string, able: number, question: string): Promise<void> {
  await page.getByRole('button', { name: `${able}건 ${deed}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: deed, exact: true });
  await expect(dialog.getByText(question)).toBeVisible();
  await expect(dialog.getByRole('definition').first()).toHaveText(`${able}건`);
  await dialog.getByRole('button', { name: deed, exact: true }).click();
  await expect(dialog).toBeHidden();
}
