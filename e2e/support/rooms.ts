import { expect, type Locator, type Page } from '@playwright/test';
import { press } from './registration.ts';

export const ROOMS = '/special/report/list';

/** The address of a room, or of one of its tabs. */
export const roomAt = (projectId: number, tab = ''): string =>
  `/special/report/feed?projectId=${projectId}${tab === '' ? '' : `&tab=${tab}`}`;

/** The dialog of a new room, opened from the sidebar. */
export async function openCreate(page: Page): Promise<Locator> {
  await page.getByRole('complementary').getByRole('button', { name: '새 프로젝트 생성' }).click();
  const dialog = page.getByRole('dialog', { name: '새 프로젝트 생성' });
  await expect(dialog.getByLabel('프로젝트명')).toBeFocused();
  return dialog;
}

/** A link of the sidebar to an own room. */
export const sideLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: '내 프로젝트' }).getByRole('link', { name });

/** The row of a room in the list. */
export const roomRow = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });

/** One choice of a row of choices; the radio lies over its word. */
export const choose = (page: Page, question: string, answer: string): Promise<void> =>
  page
    .getByRole('radiogroup', { name: question, exact: true })
    .getByRole('radio', { name: answer, exact: true })
    .check({ force: true });

/** An entry of the feed by its title. */
export const entryOf = (page: Page, title: string): Locator => page.getByRole('article', { name: title });

/** Opens the composer and fills in a title and a text. */
export async function writePost(page: Page, title: string, text: string): Promise<void> {
  await page.getByRole('button', { name: '무엇을 공유할까요?' }).click();
  await page.getByLabel('제목').fill(title);
  await page.getByRole('textbox', { name: '내용' }).click();
  await page.keyboard.type(text);
}

/** Sends what the composer holds, and waits until it stands in the feed. */
export async function send(page: Page, title: string): Promise<void> {
  await press(page, '등록');
  await expect(entryOf(page, title)).toBeVisible();
}
