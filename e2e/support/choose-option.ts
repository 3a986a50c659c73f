import type { Locator } from '@playwright/test';

/** Chooses an option of a select by its text, on any screen. */
export async function chooseOption(select: Locator, label: string): Promise<void> {
  await select.click();
  await select.page().getByRole('option', { name: label, exact: true }).click();
}
