import { expect, type Locator, type Page } from '@playwright/test';
import { press } from './registration.ts';

export const ROOMS = '/special/report/list';

/** The address of a room, or of one of its tabs. */
export const roomAddress = (projectId: number, tab = ''): string =>
  `/special/report/feed?projectId=${projectId}${tab === '' ? '' : `&tab=${tab}`}`;

/** Opens the dialog for a new room from the sidebar. */
export async function openNewRoomDialog(page: Page): Promise<Locator> {
  await page.getByRole('complementary').getByRole('button', { name: '새 프로젝트 생성' }).click();
  const dialog = page.getByRole('dialog', { name: '새 프로젝트 생성' });
  await expect(dialog.getByLabel('프로젝트명')).toBeFocused();
  return dialog;
}

/** The link in the sidebar to a room of the user. */
export const sidebarLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: '내 방' }).getByRole('link', { name });

/** The row of a room in the list of rooms. */
export const roomRow = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });

/** Chooses an option of a radio group. The radio input covers its label, so the check is forced. */
export const choose = (page: Page, question: string, answer: string): Promise<void> =>
  page
    .getByRole('radiogroup', { name: question, exact: true })
    .getByRole('radio', { name: answer, exact: true })
    .check({ force: true });

/** An entry of the feed, found by its title. */
export const entryOf = (page: Page, title: string): Locator => page.getByRole('article', { name: title });

/** Opens the composer and fills in a title and a text. */
export async function writePost(page: Page, title: string, text: string): Promise<void> {
  await page.getByRole('button', { name: '공유할 내용 작성' }).click();
  await page.getByLabel('제목').fill(title);
  await page.getByRole('textbox', { name: '내용' }).click();
  await page.keyboard.type(text);
}

/** Sends the post in the composer and waits until the feed shows it. */
export async function send(page: Page, title: string): Promise<void> {
  await press(page, '등록');
  await expect(entryOf(page, title)).toBeVisible();
}
