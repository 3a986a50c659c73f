import { expect, type Page } from '@playwright/test';

/** Runs `action` on the marked rows. The question must count the `possible` ones, and its button too. */
export async function runBatchAction(page: Page, action: string, possible: number, question: string): Promise<void> {
  await page.getByRole('button', { name: `${possible}건 ${action}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: action, exact: true });
  await expect(dialog.getByText(question)).toBeVisible();
  await expect(dialog.getByRole('definition').first()).toHaveText(`${possible}건`);
  await dialog.getByRole('button', { name: `${possible}건 ${action}`, exact: true }).click();
  await expect(dialog).toBeHidden();
}
