import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { field } from './registration.ts';

/** The sheet by which a project is won; it holds the question, so that nothing else is asked (D-158). */
export const acceptSheet = (page: Page): Locator => page.getByRole('dialog', { name: '수주하기' });

/** Presses 수주하기 of the page, which opens the sheet. */
export async function openSheet(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: '수주하기', exact: true }).click();
  const sheet = acceptSheet(page);
  await expect(sheet.getByText('프로젝트를 수주하시겠습니까?')).toBeVisible();
  return sheet;
}

/** The deed in the foot of the sheet. */
export const acceptButton = (page: Page): Locator =>
  acceptSheet(page).getByRole('button', { name: '수주하기', exact: true });

/** Fills the sheet in: the first day, the agreement, two people, a telephone. */
export async function fillSheet(page: Page): Promise<void> {
  const sheet = acceptSheet(page);
  await sheet.getByRole('radio').first().check();
  await sheet.getByRole('checkbox').check();
  await field(page, 'TotalPeople').fill('2');
  await field(page, 'ManagerUserPhone').fill('01077778888');
}

/**
 * Keeps the page, or all of a browser, from hearing what changes meanwhile, so that pressing is what tells it. The
 * stream is asked for and never answered: one that is lost would be asked about every minute instead.
 */
export async function stayDeaf(page: Page | BrowserContext): Promise<void> {
  await page.route('**/api/events', () => undefined);
}
