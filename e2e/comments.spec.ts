import { expect, type Page, test } from '@playwright/test';
import { decline } from './support/answers.ts';
import { changesOf } from './support/record-page.ts';
import { addOutsourcedProject } from './support/registration.ts';
import { openAs } from './support/sign-in.ts';
import { expectToasts } from './support/toasts.ts';

const newComment = (page: Page) => page.getByLabel('댓글을 입력해주세요.');
const comments = (page: Page) => page.locator('[id^="comment-"]');

test('a comment can be written, answered, changed and deleted (CMT-10 to CMT-18)', async ({ browser }) => {
  const sales = await openAs(browser, 'sales1');
  const pm = await openAs(browser, 'pm1');
  const id = await addOutsourcedProject(sales, `댓글 시험 ${Date.now()}`, false);
  await sales.goto(`/projects/view/${id}`);

  // A blank comment is not sent. An Enter that ends the composition of a syllable does not send either.
  await newComment(sales).fill('  ');
  await sales.getByRole('button', { name: '등록', exact: true }).click();
  await expectToasts(sales);
  await newComment(sales).fill('첫 줄\n둘째 줄 <b>굵게</b>');
  await newComment(sales).dispatchEvent('keydown', { key: 'Enter', ctrlKey: true, isComposing: true });
  await expect(comments(sales)).toHaveCount(0);
  await newComment(sales).press('Control+Enter');
  await expect(comments(sales)).toHaveCount(1);
  await expect(comments(sales).first()).toContainText('첫 줄\n둘째 줄 <b>굵게</b>', { useInnerText: true });
  await expect(newComment(sales)).toHaveValue('');

  // Only the author can change a comment. Every user can answer.
  await pm.goto(`/projects/view/${id}`);
  const first = comments(pm).first();
  await expect(first).toContainText('박지훈');
  await expect(first.getByRole('button', { name: '수정' })).toHaveCount(0);
  await expect(first.getByRole('button', { name: '삭제' })).toHaveCount(0);
  await first.getByRole('button', { name: '답글' }).click();
  await pm.getByRole('button', { name: '답글 등록' }).click();
  await expectToasts(pm, '답글 내용 작성해주세요.');
  await pm.getByLabel('박지훈님에게 답글').fill('확인했습니다.');
  await pm.getByRole('button', { name: '답글 등록' }).click();
  await expect(comments(pm)).toHaveCount(2);

  // The author sees the answer without a reload and changes the comment. After the deletion its place stays (D-94).
  await expect(comments(sales)).toHaveCount(2);
  const own = comments(sales).first();
  await own.getByRole('button', { name: '수정' }).click();
  await sales.getByLabel('댓글 수정').fill('고친 댓글');
  await sales.getByRole('button', { name: '수정 완료' }).click();
  await expect(own).toContainText('고친 댓글');
  await own.getByRole('button', { name: '삭제' }).click();
  const question = sales.getByRole('dialog').filter({ hasText: '정말로 이 댓글을 삭제하시겠습니까?' });
  await decline(sales, '정말로 이 댓글을 삭제하시겠습니까?');
  await expect(own).toContainText('고친 댓글');
  await own.getByRole('button', { name: '삭제' }).click();
  await question.getByRole('button', { name: '삭제' }).click();
  await expect(own).toHaveText('삭제된 댓글입니다.');
  await expect(comments(sales)).toHaveCount(2);
});

test('a comment survives a failed send and is stored once (D-95)', async ({ browser }) => {
  const page = await openAs(browser, 'sales1');
  const id = await addOutsourcedProject(page, `댓글 실패 시험 ${Date.now()}`, false);
  await page.goto(`/projects/view/${id}`);
  // The server stores the comment, but the responses are lost.
  await page.route('**/api/Comment/comment-add', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await newComment(page).fill('잃어버리면 안 되는 글');
  await newComment(page).press('Control+Enter');
  await expectToasts(page, '댓글을 전송하는 도중 오류가 발생했습니다.');
  await expect(newComment(page)).toHaveValue('잃어버리면 안 되는 글');
  await page.unroute('**/api/Comment/comment-add');
  await newComment(page).press('Control+Enter');
  await expect(newComment(page)).toHaveValue('');
  await expect(comments(page)).toHaveCount(1);
});

test('automatic comments show their fields and can be answered but not changed (D-73, D-75)', async ({ browser }) => {
  const page = await openAs(browser, 'sales1');
  const id = await addOutsourcedProject(page, `자동댓글 시험 ${Date.now()}`);
  await page.goto(`/projects/view/${id}`);
  const automatic = changesOf(page, '프로젝트 상태');
  await expect(automatic).toContainText('자동댓글');
  await expect(automatic.getByRole('listitem')).toContainText('프로젝트 상태 게시전→수주전');
  await expect(automatic).toContainText('사유 프로젝트 게시');
  await expect(automatic).not.toContainText('[자동댓글]');
  await expect(automatic.getByRole('button', { name: '수정' })).toHaveCount(0);
  await expect(automatic.getByRole('button', { name: '삭제' })).toHaveCount(0);
  await automatic.getByRole('button', { name: '답글' }).click();
  await page.getByLabel('박지훈님에게 답글').fill('자동댓글에 남기는 답글');
  await page.getByRole('button', { name: '답글 등록' }).click();
  await expect(comments(page)).toHaveCount(2);
});

test('older comments load with 이전 댓글 더 보기, and the read position and the draft stay (D-201)', async ({
  browser,
}) => {
  const page = await openAs(browser, 'sales1');
  const id = await addOutsourcedProject(page, `긴 댓글 시험 ${Date.now()}`, false);
  const write = async (path: string, data: object): Promise<number> =>
    (await (await page.request.post(`/api/Comment/${path}`, { data })).json()).data[0].commentId;
  const add = (CommentContent: string) => write('comment-add', { Id: id, BoardType: 'project', CommentContent });
  const parent = await add('맨 처음 댓글');
  for (let line = 1; line <= 120; line += 1) await add(`이어진 댓글 ${line}`);
  const reply = await write('comment-reply-add', { ParentId: parent, CommentContent: '늦은 답글' });
  await page.goto(`/projects/view/${id}`);
  const talk = page.getByRole('region', { name: '대화와 변경' });
  await expect(comments(page)).toHaveCount(100);
  await expect(talk.getByRole('button', { name: '전체 100+' })).toBeVisible();
  const late = page.locator(`#comment-${reply}`);
  await expect(late).toContainText('이전 댓글의 답글');
  await late.getByRole('button', { name: '답글' }).click();
  const box = page.getByLabel('박지훈님에게 답글');
  await box.fill('쓰던 답글');

  const oldest = page.getByText('이어진 댓글 22', { exact: true });
  const more = talk.getByRole('button', { name: '이전 댓글 더 보기' });
  await more.scrollIntoViewIfNeeded();
  const top = (await oldest.boundingBox())?.y ?? 0;
  await more.click();
  await expect(comments(page)).toHaveCount(122);
  await expect(more).toHaveCount(0);
  await expect(talk.getByRole('button', { name: '전체 122', exact: true })).toBeVisible();
  // The oldest comment of the first page moves at most by the height of the removed button.
  expect(Math.abs(((await oldest.boundingBox())?.y ?? 0) - top)).toBeLessThan(60);
  await expect(comments(page).first()).toContainText('맨 처음 댓글');
  await expect(comments(page).nth(1)).toContainText('늦은 답글');
  await expect(late).not.toContainText('이전 댓글의 답글');
  await expect(box).toHaveValue('쓰던 답글');
  await page.getByRole('button', { name: '답글 등록' }).click();
  await expect(comments(page)).toHaveCount(123);
});
