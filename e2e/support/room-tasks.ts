import type { Browser, Locator, Page } from '@playwright/test';
import { openAs } from './sign-in.ts';

type Fields = Record<string, string | number>;

/** Calls the workspace over the wire; answers the first row of what it says. */
export async function ask(page: Page, path: string, data: Fields): Promise<Record<string, number>> {
  const reply = await page.request.post(`/api/Project/${path}`, { data });
  const body = await reply.json();
  if (reply.status() !== 200) throw new Error(`${path}: ${reply.status()} ${JSON.stringify(body)}`);
  return body.data[0] ?? {};
}

/** A new room of pm1's, and his page. */
export async function openRoom(browser: Browser): Promise<{ projectId: number; page: Page }> {
  const page = await openAs(browser, 'pm1');
  const { projectId = 0 } = await ask(page, 'project-add', { Name: `보기 시험 ${Date.now()}` });
  return { projectId, page };
}

/** Somebody else's page, who takes part in the room. */
export async function joinRoom(browser: Browser, projectId: number, userId: string): Promise<Page> {
  const page = await openAs(browser, userId);
  await ask(page, 'project-join', { ProjectId: projectId });
  return page;
}

/** Adds tasks with these titles, all requested; later ones were written later. */
export async function addTasks(page: Page, projectId: number, titles: readonly string[], more: Fields = {}) {
  for (const Title of titles) await ask(page, 'task-add', { ProjectId: projectId, Title, ...more });
}

/** A column of the board. */
export const lane = (page: Page, state: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${state} `) });

/** The card of a task. */
export const card = (page: Page, title: string): Locator =>
  page.locator('[data-card]').getByRole('button', { name: new RegExp(`^${title}`) });

/** Titles of a column from above. */
export const titlesIn = (page: Page, state: string): Promise<string[]> =>
  lane(page, state).locator('[data-card] button > span:first-child').allTextContents();

/** Drags one thing onto another with the mouse, in the small steps of a hand. */
export async function dragTo(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (start === null || end === null) throw new Error('nothing to drag');
  const [x, y] = [start.x + 24, start.y + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 12, y + 8, { steps: 3 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 10 });
  await page.mouse.move(end.x + end.width / 2 + 2, end.y + end.height / 2 + 2, { steps: 2 });
  await page.mouse.up();
}

/** What the server holds of the row with this title, as it answers one of its lists. */
export async function stored(page: Page, path: string, data: Fields, title: string): Promise<Record<string, unknown>> {
  const reply = await page.request.post(`/api/Project/${path}`, { data });
  const rows: { title: string }[] = (await reply.json()).data;
  return rows.find((row) => row.title === title) ?? {};
}
