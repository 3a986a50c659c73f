import { type Browser, expect, type Page, test } from '@playwright/test';
import { addOutsourcedProject } from './support/registration.ts';
import { openAs } from './support/sign-in.ts';
import { expectToasts } from './support/toasts.ts';

/** The longest time until the bell shows an alarm. The issue asks for one second, the rest is for the browser. */
const LIVE_MS = 2000;

let count = 0;

/** Registers a project with a unique name as admin. Comments on this project cause alarms for admin. */
async function addProject(admin: Page): Promise<{ id: number; name: string }> {
  count += 1;
  const name = `알림 시험 ${Date.now()} ${count}`;
  return { id: await addOutsourcedProject(admin, name, false), name };
}

/** Writes a comment through the API and returns its id. */
async function comment(page: Page, id: number, text: string): Promise<number> {
  const data = { Id: id, BoardType: 'project', CommentContent: text };
  const added = await page.request.post('/api/Comment/comment-add', { data });
  return (await added.json()).data[0].commentId;
}

async function openBoth(browser: Browser): Promise<{ admin: Page; sales: Page }> {
  return { admin: await openAs(browser, 'admin'), sales: await openAs(browser, 'sales1') };
}

const bell = (page: Page) => page.getByRole('button', { name: /^알림/ });
const dropdown = (page: Page) => page.getByRole('region', { name: '알림', exact: true });
/** The alarms of a project, without the lines of '오늘 할 일' that name the project. */
const itemOf = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: name })
    .filter({ has: page.getByTitle(/ 님이 /) });

/** Waits until the bell shows unread alarms and opens the dropdown. */
async function openBell(page: Page): Promise<void> {
  await expect(bell(page)).toHaveAccessibleName(/읽지 않음/);
  await bell(page).click();
}

test('the bell shows a new comment without a reload, and a click opens the project at the comment', async ({
  browser,
}) => {
  const { admin, sales } = await openBoth(browser);
  const project = await addProject(admin);
  for (let line = 1; line <= 30; line += 1) await comment(admin, project.id, `앞선 댓글 ${line}`);
  await admin.goto('/mizenotices/list');
  await bell(admin).click();
  await expect(dropdown(admin)).toBeVisible();

  await sales.goto(`/projects/view/${project.id}`);
  await sales.getByLabel('댓글을 입력해주세요.').fill('현장 확인이 필요합니다.');
  await sales.getByLabel('댓글을 입력해주세요.').press('Control+Enter');
  const item = itemOf(admin, project.name);
  await expect(item).toBeVisible({ timeout: LIVE_MS });
  await expect(item).toContainText('박지훈 님 · 댓글');
  await expect(item).toContainText('현장 확인이 필요합니다.');
  await expect(item).toContainText('방금');
  await expect(item.getByTitle('박지훈 님이 게시글에 댓글을 남겼습니다.')).toBeVisible();
  // An alarm is 72 px high, with a line between two of them (D-234).
  expect((await item.boundingBox())?.height).toBeLessThanOrEqual(73);

  await item.getByRole('button').first().click();
  await expect(admin).toHaveURL(new RegExp(`/projects/view/${project.id}\\?commentId=\\d+$`));
  const shown = admin.locator(`#comment-${new URL(admin.url()).searchParams.get('commentId')}`);
  await expect(shown).toContainText('현장 확인이 필요합니다.');
  await expect(shown).toBeInViewport({ ratio: 1 });
  await expect(shown).toBeFocused();
  // The page shows the menus of outsourced projects (D-33), and the alarm is read.
  await expect(admin.getByRole('link', { name: '프로젝트목록 (외주)' })).toHaveAttribute('aria-current', 'page');
  await bell(admin).click();
  await expect(dropdown(admin)).toBeVisible();
  await expect(item).toHaveCount(0);
});

test('an alarm of a comment on an older page of the thread opens that comment (ALARM-17, D-201)', async ({
  browser,
}) => {
  const { admin, sales } = await openBoth(browser);
  const project = await addProject(admin);
  const commentId = await comment(sales, project.id, '오래된 질문입니다.');
  for (let line = 1; line <= 210; line += 1) await comment(admin, project.id, `뒤따른 댓글 ${line}`);
  await admin.goto('/mizenotices/list');
  await openBell(admin);
  await itemOf(admin, project.name).getByRole('button').first().click();
  const shown = admin.locator(`#comment-${commentId}`);
  await expect(shown).toBeInViewport({ ratio: 1 });
  await expect(shown).toBeFocused();
});

test('X marks an alarm as read without opening it, also the alarm of a deleted comment (ALARM-09, ALARM-10)', async ({
  browser,
}) => {
  const { admin, sales } = await openBoth(browser);
  const existing = await addProject(admin);
  const deleted = await addProject(admin);
  await comment(sales, existing.id, '읽을 댓글');
  const CommentId = await comment(sales, deleted.id, '지울 댓글');
  await sales.request.post('/api/Comment/comment-delete', { data: { CommentId } });
  await admin.goto('/mizenotices/list');
  await openBell(admin);

  const deletedItem = itemOf(admin, deleted.name);
  await expect(deletedItem).toContainText('(삭제됨)');
  await expect(deletedItem.getByRole('button').first()).toBeDisabled();
  for (const name of [deleted.name, existing.name]) {
    await itemOf(admin, name)
      .getByRole('button', { name: /읽음 처리/ })
      .click();
    await expect(itemOf(admin, name)).toHaveCount(0);
  }
  await expect(admin).toHaveURL(/\/mizenotices\/list$/);
  await admin.keyboard.press('Escape');
  await expect(dropdown(admin)).toBeHidden();
  await expect(bell(admin)).toBeFocused();

  await admin.goto('/alarmsnotices/list?confirmStatus=A&itemsPerPage=1000');
  await expect(itemOf(admin, existing.name)).toContainText('읽음');
});

/** The number of unread alarms in the label of the bell. */
async function unreadOf(page: Page): Promise<number> {
  const name = (await bell(page).getAttribute('aria-label')) ?? '';
  return Number(/\d+/.exec(name)?.[0] ?? 0);
}

test('alarms of one project are one item, a double click on X reads only that item, and other windows update', async ({
  browser,
}) => {
  const { admin, sales } = await openBoth(browser);
  const pm = await openAs(browser, 'pm1');
  const older = await addProject(admin);
  const project = await addProject(admin);
  await comment(sales, older.id, '먼저 쓴 댓글');
  await comment(sales, project.id, '첫 댓글');
  await comment(pm, project.id, '둘째 댓글');
  const other = await admin.context().newPage();
  for (const page of [admin, other]) await page.goto('/mizenotices/list');
  await openBell(admin);
  const item = itemOf(admin, project.name);
  await expect(item).toHaveCount(1);
  await expect(item).toContainText('김도현 님 외 1명 · 댓글');
  await expect(item).toContainText('2건');
  await expect(item).toContainText('둘째 댓글');

  const before = await unreadOf(other);
  expect(before).toBeGreaterThanOrEqual(3);
  await item.getByRole('button', { name: /읽음 처리/ }).dblclick();
  await expect(item).toHaveCount(0);
  await expect(itemOf(admin, older.name)).toBeVisible();
  await expect.poll(() => unreadOf(other)).toBe(before - 2);
  await expect.poll(() => unreadOf(admin)).toBe(before - 2);
});

test('the notification list keeps its filters in the address and marks one or all alarms as read (ALARM-40 to ALARM-45)', async ({
  browser,
}) => {
  const { admin, sales } = await openBoth(browser);
  const project = await addProject(admin);
  await comment(sales, project.id, '목록에 보일 댓글');
  await admin.goto('/alarmsnotices/list');
  const categories = admin.getByRole('radiogroup', { name: '분류' });
  await categories.getByRole('radio', { name: '공지사항' }).check();
  await expect(admin).toHaveURL(/page=1&itemsPerPage=10&confirmStatus=N&status=N&employeeId=All$/);
  await expect(admin.getByText('새로운 알림이 없습니다.')).toBeVisible();
  await categories.getByRole('radio', { name: '프로젝트' }).check();
  await admin.getByRole('radiogroup', { name: '확인 상태' }).getByRole('radio', { name: '전체' }).check();
  await expect(admin).toHaveURL(/confirmStatus=A&status=P/);
  await admin.reload();

  // Under 전체 a read alarm disappears at once. The next load shows it again as read (D-31).
  const item = itemOf(admin, project.name);
  // The row goes before the answer is there, and a reload would end the call.
  const marked = admin.waitForResponse('**/api/Alarm/alarm-post-read-update');
  await item.getByRole('button', { name: /읽음 처리/ }).click();
  await expect(item).toHaveCount(0);
  expect((await marked).ok()).toBe(true);
  await admin.reload();
  await expect(item).toContainText('읽음');

  await comment(sales, project.id, '모두 읽을 댓글');
  await expect(bell(admin)).toHaveAccessibleName(/읽지 않음/);
  await admin.getByRole('button', { name: '모두읽음' }).click();
  await expectToasts(admin, '모든 알림이 읽음처리되었습니다.');
  await expect(bell(admin)).toHaveAccessibleName('알림');
});

test('new alarms arrive after a lost connection is restored (D-34)', async ({ browser }) => {
  const { admin, sales } = await openBoth(browser);
  const project = await addProject(admin);
  await admin.goto('/alarmsnotices/list');
  await expect(admin.getByRole('button', { name: '모두읽음' })).toBeVisible();
  await admin.context().setOffline(true);
  await comment(sales, project.id, '끊긴 동안의 댓글');
  await admin.context().setOffline(false);
  await expect(itemOf(admin, project.name)).toBeVisible();
  await comment(sales, project.id, '다시 이어진 뒤의 댓글');
  await expect(itemOf(admin, project.name)).toContainText('다시 이어진 뒤의 댓글', { timeout: LIVE_MS });
});

test('an alarm without a post logs a message in the console and opens nothing (ALARM-24)', async ({ browser }) => {
  const { admin, sales } = await openBoth(browser);
  const project = await addProject(admin);
  await comment(sales, project.id, '글이 없는 알림');
  await admin.route('**/api/Alarm/alarm-group-list', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    for (const alarm of body.data) alarm.id = '';
    await route.fulfill({ response, json: body });
  });
  const messages: string[] = [];
  admin.on('console', (message) => messages.push(message.text()));
  await admin.goto('/alarmsnotices/list');
  await itemOf(admin, project.name).getByRole('button').first().click();
  await expect.poll(() => messages.join()).toContain('Post ID가 없습니다.');
  await expect(admin).toHaveURL(/\/alarmsnotices\/list$/);
  await expect(itemOf(admin, project.name)).toBeVisible();
});

test('contractors have no bell, and no alarms in their notification list (D-157)', async ({ browser }) => {
  const page = await openAs(browser, 'hanbit1');
  await page.goto('/alarmsnotices/list');
  await expect(page.getByRole('heading', { name: '알림목록', level: 1 })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ has: page.getByTitle(/ 님이 /) })).toHaveCount(0);
  await expect(bell(page)).toHaveCount(0);
});
