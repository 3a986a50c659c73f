import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { blockEventStream } from './support/accepting.ts';
import { agree } from './support/answers.ts';
import { runBatchAction } from './support/batch-action.ts';
import { addInternalProject, openInternalProject } from './support/internal-projects.ts';
import { addOutsourcedProject } from './support/registration.ts';
import { openAs, openWithOwnSession, PASSWORD, pressSignOut, signInByHand, userMenu } from './support/sign-in.ts';

const otherUserNotice = (page: Page) => page.getByRole('dialog', { name: '사용자 변경' });
const unsettled = (page: Page) =>
  page.getByRole('table', { name: '정산현황' }).locator('tbody tr').filter({ hasText: '계산서발급완료' });

type Tabs = { comment: Page; completion: Page; settlement: Page };
type Records = { outsourced: number; internal: number };

/** Opens three tabs for a comment, a completion and a settlement. `prepare` runs before the pages load. */
async function openTabs(
  browser: Browser,
  userId: string,
  { outsourced, internal }: Records,
  prepare: (browser: BrowserContext) => Promise<void> = async () => undefined,
): Promise<Tabs> {
  const comment = await openWithOwnSession(browser, userId);
  await prepare(comment.context());
  const [completion, settlement] = [await comment.context().newPage(), await comment.context().newPage()];
  await comment.goto(`/projects/view/${outsourced}`);
  await openInternalProject(completion, internal);
  await settlement.goto('/accounting/list');
  await settlement.getByRole('button', { name: '이전 달' }).click();
  await unsettled(settlement).first().waitFor();
  return { comment, completion, settlement };
}

async function sendComment(page: Page, text: string): Promise<void> {
  await page.getByLabel('댓글을 입력해주세요.').fill(text);
  await page.getByLabel('댓글을 입력해주세요.').press('Control+Enter');
}

/** Reads the comments of a project from the server, each with its author. */
async function commentAuthors(page: Page, Id: number): Promise<Record<string, string>> {
  const reply = await page.request.post('/api/Comment/comment-all-list', { data: { Id, BoardType: 'project' } });
  const { data } = await reply.json();
  return Object.fromEntries(data.map(({ commentContent, userId }: Record<string, string>) => [commentContent, userId]));
}

/** Runs `act` and returns the status and the field of the response to `path`. */
async function responseOf(page: Page, path: string, act: () => Promise<void>): Promise<unknown[]> {
  const answered = page.waitForResponse((response) => response.url().endsWith(path));
  await act();
  const response = await answered;
  return [response.status(), (await response.json()).field];
}

const complete = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '프로젝트완료', exact: true }).click();
  await agree(page, '프로젝트를 완료하시겠습니까?');
};

const settle = async (page: Page): Promise<void> => {
  await unsettled(page).first().getByRole('checkbox').check();
  await runBatchAction(page, '정산완료', 1, '선택된 항목을 정산완료 처리하시겠습니까?');
};

test('with three tabs in two browsers, nothing is stored for a user whom the tab does not show (D-128)', async ({
  browser,
}) => {
  test.slow();
  const staff = await openAs(browser, 'sales1');
  const records = {
    outsourced: await addOutsourcedProject(staff, `두 브라우저 ${Date.now()}`, false),
    internal: await addInternalProject(staff, { name: `두 브라우저 내부 ${Date.now()}` }),
  };
  const one = await openTabs(browser, 'pm1', records, blockEventStream);
  const other = await openTabs(browser, 'admin', records);

  // Another user signs in in the first browser. Its tabs have no event stream and learn this from their next call.
  const login = { data: { UserId: 'pm2', Password: PASSWORD } };
  expect((await one.comment.request.post('/api/Auth/login', login)).status()).toBe(200);
  await expect(userMenu(one.comment)).toHaveText(/김도현님/);
  const refused = [403, 'LoginId'];
  const comment = () => sendComment(one.comment, '누구의 댓글인가');
  expect(await responseOf(one.comment, 'comment-add', comment)).toEqual([403, expect.stringMatching(/LoginId|UserId/)]);
  expect(await responseOf(one.completion, 'construction-complete', () => complete(one.completion))).toEqual(refused);
  expect(await responseOf(one.settlement, 'accounting-finish', () => settle(one.settlement))).toEqual(refused);
  for (const tab of Object.values(one)) await expect(otherUserNotice(tab)).toContainText('김도현님의 화면');
  expect(await commentAuthors(staff, records.outsourced)).toEqual({});

  // The second browser continues to work for its own user.
  await sendComment(other.comment, '관리자의 댓글');
  await expect(other.comment.locator('[id^="comment-"]').filter({ hasText: '관리자의 댓글' })).toBeVisible();
  await complete(other.completion);
  await expect(other.completion.getByRole('button', { name: '프로젝트완료', exact: true })).toHaveCount(0);
  await settle(other.settlement);
  for (const tab of Object.values(other)) await expect(otherUserNotice(tab)).toBeHidden();

  // A reloaded tab belongs to the new user and sends for the new user.
  await otherUserNotice(one.comment).getByRole('button', { name: '새로고침' }).click();
  await expect(userMenu(one.comment)).not.toHaveText(/김도현님/);
  await sendComment(one.comment, '새 사용자의 댓글');
  await expect(one.comment.locator('[id^="comment-"]').filter({ hasText: '새 사용자의 댓글' })).toBeVisible();
  expect(await commentAuthors(staff, records.outsourced)).toEqual({
    '관리자의 댓글': 'admin',
    '새 사용자의 댓글': 'pm2',
  });
});

test('all tabs of a browser notice a sign-out and a sign-in at once, tabs of another browser do not', async ({
  browser,
}) => {
  test.slow();
  const staff = await openAs(browser, 'sales1');
  const records = {
    outsourced: await addOutsourcedProject(staff, `탭 셋 ${Date.now()}`, false),
    internal: await addInternalProject(staff, { name: `탭 셋 내부 ${Date.now()}` }),
  };
  const one = await openTabs(browser, 'pm1', records);
  const other = await openTabs(browser, 'admin', records);
  await one.comment.getByLabel('댓글을 입력해주세요.').fill('쓰던 글');

  await pressSignOut(one.settlement);
  await agree(one.settlement, '로그아웃 하시겠습니까?');
  await expect(one.settlement).toHaveURL('/login');
  await expect(one.completion).toHaveURL('/login');
  await expect(one.comment.getByRole('dialog', { name: '다시 로그인' })).toBeVisible();
  await signInByHand(one.settlement, 'pm2');
  await expect(otherUserNotice(one.comment)).toContainText('김도현님의 화면');
  await expect(one.completion).not.toHaveURL('/login');
  await expect(userMenu(one.completion)).toHaveText((await userMenu(one.settlement).textContent()) ?? '');

  for (const tab of Object.values(other)) {
    await expect(otherUserNotice(tab)).toBeHidden();
    await expect(userMenu(tab)).toBeVisible();
  }
  expect((await other.comment.request.post('/api/User/user-my-info', { data: {} })).status()).toBe(200);
});
