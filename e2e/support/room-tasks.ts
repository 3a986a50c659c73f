import type { Browser, Locator, Page } from '@playwright/test';
import { openAs } from './sign-in.ts';

type Fields = Record<string, string | number>;

/** Calls the workspace API and returns the first row of the response. */
export async function callWorkspace(page: Page, path: string, data: Fields): Promise<Record<string, number>> {
  const reply = await page.request.post(`/api/Project/${path}`, { data });
  const body = await reply.json();
  if (reply.status() !== 200) throw new Error(`${path}: ${reply.status()} ${JSON.stringify(body)}`);
  return body.data[0] ?? {};
}

/** Makes a new room as pm1 and opens a page of pm1. */
export async function openRoom(browser: Browser): Promise<{ projectId: number; page: Page }> {
  const page = await openAs(browser, 'pm1');
  const { projectId = 0 } = await callWorkspace(page, 'project-add', { Name: `보기 시험 ${Date.now()}` });
  return { projectId, page };
}

/** Opens a page of another user and lets this user join the room. */
export async function joinRoom(browser: Browser, projectId: number, userId: string): Promise<Page> {
  const page = await openAs(browser, userId);
  await callWorkspace(page, 'project-join', { ProjectId: projectId });
  return page;
}

/** Adds tasks with these titles in the state 요청, in the given order. */
export async function addTasks(page: Page, projectId: number, titles: readonly string[], more: Fields = {}) {
  for (const Title of titles) await callWorkspace(page, 'task-add', { ProjectId: projectId, Title, ...more });
}

/** The column of the board for a state. */
export const lane = (page: Page, state: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${state} `) });

/** The card of a task on the board. */
export const card = (page: Page, title: string): Locator =>
  page.locator('[data-card] > button').and(page.getByRole('button', { name: new RegExp(`^${title}`) }));

/** The titles of the cards in a column, from top to bottom. */
export const titlesIn = (page: Page, state: string): Promise<string[]> =>
  lane(page, state).locator('[data-card] > button > span:first-child').allTextContents();

/** Drags an element onto another one with the mouse, in small steps. */
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

/** Reads a list from the server and returns its row with this title. */
export async function storedRow(
  page: Page,
  path: string,
  data: Fields,
  title: string,
): Promise<Record<string, unknown>> {
  const reply = await page.request.post(`/api/Project/${path}`, { data });
  const rows: { title: string }[] = (await reply.json()).data;
  return rows.find((row) => row.title === title) ?? {};
}
