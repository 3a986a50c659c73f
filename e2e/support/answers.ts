import { expect, type Locator, type Page } from '@playwright/test';

/** The question on screen, by its text. */
export const questionOf = (page: Page, question: string): Locator =>
  page.getByRole('dialog').filter({ hasText: question });

/** Does what the question on screen asks about, which must be this one: its last button is the deed (D-158). */
export async function agree(page: Page, question: string): Promise<void> {
  const dialog = questionOf(page, question);
  const deed = dialog.getByRole('button').last();
  await expect(deed).not.toHaveText(/^(확인|닫기|취소)?$/);
  await deed.click();
  await expect(dialog).toBeHidden();
}

/** Leaves the question on screen without doing it. */
export const decline = (page: Page, question: string): Promise<void> =>
  questionOf(page, question).getByRole('button', { name: '닫기' }).last().click();

/** Does a deed whose question asks for a memo as well, in the same dialog. */
export async function agreeWithMemo(page: Page, question: string, memo: string): Promise<void> {
  await questionOf(page, question).getByRole('textbox').fill(memo);
  await agree(page, question);
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
