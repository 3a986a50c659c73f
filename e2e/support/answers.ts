import { expect, type Page } from '@playwright/test';

/** Answers 확인 to the question on screen, which must be this one (D-158). */
export async function agree(page: Page, question: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '확인' });
  await expect(dialog.getByText(question)).toBeVisible();
  await dialog.getByRole('button', { name: '확인' }).click();
  await expect(dialog).toBeHidden();
}

/** Gives each change asked about its reason with Enter; `items` are the changes in their order (CHG-06). */
export async function giveReasons(page: Page, items: readonly [item: string, reason: string][]): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '변경 사유 입력' });
  for (const [index, [item, reason]] of items.entries()) {
    await expect(dialog.getByText(`${index + 1} / ${items.length}`)).toBeVisible();
    await expect(dialog.getByRole('definition').first()).toHaveText(item);
    await dialog.getByLabel('변경 사유').fill(reason);
    await dialog.getByLabel('변경 사유').press('Enter');
  }
  await expect(dialog).toBeHidden();
}
