import { expect, type Locator, type Page } from '@playwright/test';

/** The dialog on screen that asks this question. */
export const questionOf = (page: Page, question: string): Locator =>
  page.getByRole('dialog').filter({ hasText: question });

/** Confirms the question on screen. The last button of the dialog names the action (D-158). */
export async function agree(page: Page, question: string): Promise<void> {
  const dialog = questionOf(page, question);
  const actionButton = dialog.getByRole('button').last();
  await expect(actionButton).not.toHaveText(/^(확인|닫기|취소)?$/);
  await actionButton.click();
  await expect(dialog).toBeHidden();
}

/** Closes the question on screen without confirming it. */
export const decline = (page: Page, question: string): Promise<void> =>
  questionOf(page, question).getByRole('button', { name: '닫기' }).last().click();

/** Confirms a question whose dialog also asks for a memo. */
export async function agreeWithMemo(page: Page, question: string, memo: string): Promise<void> {
  await questionOf(page, question).getByRole('textbox').fill(memo);
  await agree(page, question);
}

/** Enters a reason for each change and presses Enter. `items` lists the changes in their order (CHG-06). */
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
