import { expect, type Page } from '@playwright/test';

/**
 * Runs `action` on the marked rows. The question must count the `possible` ones, and its button too: as a number of
 * records, or as '1명'.
 */
export async function runBatchAction(
  page: Page,
  action: string,
  possible: number | `${number}명`,
  question: string,
): Promise<void> {
  const count = typeof possible === 'number' ? `${possible}건` : possible;
  await page.getByRole('button', { name: `${count} ${action}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: action, exact: true });
  await expect(dialog.getByText(question)).toBeVisible();
  await expect(dialog.getByRole('definition').first()).toHaveText(count);
  const reason = dialog.getByRole('textbox', { name: '삭제 사유' });
  if ((await reason.count()) > 0) await reason.fill('두 번 등록했습니다.');
  await dialog.getByRole('button', { name: `${count} ${action}`, exact: true }).click();
  await expect(dialog).toBeHidden();
}
