import { type Browser, expect, type Page, test } from '@playwright/test';
import { field, press } from './support/registration.ts';
import { entryOf, roomAddress } from './support/rooms.ts';
import { openAs } from './support/sign-in.ts';

const END = '마지막 문장입니다.';
const LONG = `<p>첫 문장입니다.</p>${`<p>${'가나다라 '.repeat(100)}</p>`.repeat(20)}<p>${END}</p>`;

const callWorkspace = async (page: Page, path: string, data: object) => {
  const reply = await page.request.post(`/api/Project/${path}`, { data });
  expect(reply.status(), await reply.text()).toBe(200);
  return (await reply.json()).data[0];
};

/** Makes a room of pm1 with a long post, which sales1 joins. */
async function openLongPost(browser: Browser) {
  const [one, other] = [await openAs(browser, 'pm1'), await openAs(browser, 'sales1')];
  const { projectId } = await callWorkspace(one, 'project-add', { Name: `긴 글 시험 ${Date.now()}` });
  await callWorkspace(other, 'project-join', { ProjectId: projectId });
  const { entryId } = await callWorkspace(one, 'post-add', { ProjectId: projectId, Title: '긴 글', Content: LONG });
  return { one, other, projectId: Number(projectId), entryId: Number(entryId) };
}

test('a long post opens in place and stays open, and an edit and the history keep its end (D-200)', async ({
  browser,
}) => {
  const { one, other, projectId, entryId } = await openLongPost(browser);
  const post = entryOf(other, '긴 글');
  await other.goto(roomAddress(projectId));
  await expect(post.getByText('첫 문장입니다.')).toBeVisible();
  await expect(post.getByText(END)).toHaveCount(0);

  await test.step('a new comment does not close it', async () => {
    await post.getByRole('button', { name: '더 보기', exact: true }).click();
    await expect(post.getByText(END)).toBeVisible();
    await callWorkspace(other, 'entry-comment-add', { EntryId: entryId, CommentContent: '확인했습니다.' });
    await expect(post.getByText('확인했습니다.')).toBeVisible();
    await expect(post.getByText(END)).toBeVisible();
  });

  await test.step('an edit of its title keeps its text', async () => {
    await one.goto(roomAddress(projectId));
    await entryOf(one, '긴 글')
      .getByRole('button', { name: /더보기$/ })
      .click();
    await press(one, '수정');
    await expect(one.getByRole('textbox', { name: '내용' })).toContainText(END);
    await field(one, 'Title').fill('긴 글, 둘째');
    await press(one, '저장');
    await expect(entryOf(other, '긴 글, 둘째').getByText(END)).toBeVisible();
    expect((await callWorkspace(one, 'entry-info', { EntryId: entryId })).content).toBe(LONG);
  });

  await test.step('its history shows a whole line', async () => {
    await entryOf(one, '긴 글, 둘째').getByRole('button', { name: '수정됨' }).click();
    const dialog = one.getByRole('dialog', { name: '수정 기록' });
    await dialog.getByRole('button', { name: '더 보기', exact: true }).click();
    await expect(dialog.getByText(END)).toBeVisible();
  });
});

test('a link to an old comment shows the whole entry and the comment (WORK-56)', async ({ browser }) => {
  const { one, other, projectId, entryId } = await openLongPost(browser);
  const { commentId } = await callWorkspace(one, 'entry-comment-add', { EntryId: entryId, CommentContent: '첫 댓글' });
  for (let count = 0; count < 110; count += 1) {
    await callWorkspace(one, 'entry-comment-add', { EntryId: entryId, CommentContent: `댓글 ${count}` });
  }
  const reads: string[] = [];
  other.on('request', (request) => {
    if (request.url().endsWith('/entry-info')) reads.push(request.url());
  });
  await other.goto(`${roomAddress(projectId, 'N')}&entryId=${entryId}&commentId=${commentId}`);
  await expect(entryOf(other, '긴 글').getByText(END)).toBeAttached();
  const first = entryOf(other, '긴 글').locator(`#comment-${commentId}`);
  await expect(first).toContainText('첫 댓글');
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
  await callWorkspace(one, 'entry-comment-add', { EntryId: entryId, CommentContent: '마지막 댓글' });
  await expect(entryOf(other, '긴 글').getByText('마지막 댓글')).toBeAttached();
  await expect(entryOf(other, '긴 글').getByText(END)).toBeAttached();
  expect(reads).toHaveLength(1);
});
