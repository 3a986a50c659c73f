import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { field } from './registration.ts';

/** The sheet in which a contractor accepts a project. It holds the question, so no further dialog opens (D-158). */
export const acceptSheet = (page: Page): Locator => page.getByRole('dialog', { name: '수주하기' });

/** Presses 수주하기 on the page, which opens the sheet. */
export async function openAcceptSheet(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: '수주하기', exact: true }).click();
  const sheet = acceptSheet(page);
  await expect(sheet.getByText('프로젝트를 수주하시겠습니까?')).toBeVisible();
  return sheet;
}

/** The 수주하기 button in the foot of the sheet. */
export const acceptButton = (page: Page): Locator =>
  acceptSheet(page).getByRole('button', { name: '수주하기', exact: true });

/** Shows the fields of the crew, which is text while it is that of the last award (D-232). */
export async function editCrew(page: Page): Promise<void> {
  const change = acceptSheet(page).getByRole('button', { name: '수정' });
  const headcount = field(page, 'TotalPeople');
  await expect(change.or(headcount)).toBeVisible();
  if (await change.isVisible()) await change.click();
  await expect(headcount).toBeVisible();
}

/** Fills in the sheet: the first day, the agreement, two people, a telephone number. */
export async function fillAcceptSheet(page: Page): Promise<void> {
  const sheet = acceptSheet(page);
  await editCrew(page);
  await sheet.getByRole('radio').first().check();
  await sheet.getByRole('checkbox').check();
  await field(page, 'TotalPeople').fill('2');
  await field(page, 'ManagerUserPhone').fill('01077778888');
}

/**
 * Blocks the event stream of a page or of a whole browser context. The page then learns of a change from its next call
 * only. The request of the stream stays without an answer. After a failed stream the page would poll every minute.
 */
export async function blockEventStream(page: Page | BrowserContext): Promise<void> {
  await page.route('**/api/events', () => undefined);
}
