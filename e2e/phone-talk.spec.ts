import { expect, type Page, test } from '@playwright/test';
import { addProjectAtStage } from './support/project-stages.ts';
import { openAs } from './support/sign-in.ts';

const lengthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
const comments = (page: Page) => page.locator('[id^="comment-"]');

test("a project's page folds its older talk and long texts, and shows them on request (D-358)", async ({ browser }) => {
  const DetailContent = Array.from({ length: 12 }, (_, index) => `${index + 1}. 작업 범위와 유의 사항을 적는 줄`).join(
    '\n',
  );
  const id = await addProjectAtStage(browser, 'completed', `접힌 대화 ${Date.now()}`, { DetailContent });
  const viewport = { width: 390, height: 844 };
  const page = await openAs(browser, 'sales1', { viewport, hasTouch: true, isMobile: true });
  for (let number = 1; number <= 6; number += 1) {
    const data = { BoardType: 'project', Id: id, CommentContent: `댓글 ${number}` };
    const reply = await page.request.post('/api/Comment/comment-add', { data });
    expect(reply.ok(), await reply.text()).toBe(true);
  }
  await page.goto(`/projects/view/${id}`);
  const older = page.getByRole('button', { name: /^이전 댓글 \d+건$/ });
  await expect(older).toBeVisible();
  await expect(page.getByText('댓글 6', { exact: true })).toBeVisible();
  await expect(page.getByText('댓글 3', { exact: true })).toHaveCount(0);
  const folded = await lengthOf(page);
  expect(folded).toBeLessThanOrEqual(2_700);

  const more = page.getByRole('button', { name: '상세내용 더 보기' });
  await more.click();
  await expect(page.getByRole('button', { name: '상세내용 접기' })).toBeVisible();
  await older.click();
  await expect(older).toHaveCount(0);
  await expect(page.getByText('댓글 3', { exact: true })).toBeVisible();
  expect(await lengthOf(page)).toBeGreaterThan(folded + 300);

  // An alarm leads to its comment, however old it is.
  const oldest = (await comments(page).first().getAttribute('id'))?.replace('comment-', '') ?? '';
  await page.goto(`/projects/view/${id}?commentId=${oldest}`);
  await expect(page.locator(`#comment-${oldest}`)).toBeInViewport();
});
