import { type Browser, expect, type Page, test } from '@playwright/test';
import { press } from './support/registration.ts';
import { callWorkspace, joinRoom, openRoom } from './support/room-tasks.ts';
import { entryOf, roomAddress } from './support/rooms.ts';

const stale = (page: Page) => page.getByRole('dialog', { name: '다른 사용자의 수정' });
const lost = (page: Page) => page.getByRole('dialog', { name: '저장하지 못한 내용' });

/** A post in a room of pm1 and sales1, shown to both. */
async function openPost(browser: Browser, title: string) {
  const { projectId, page: one } = await openRoom(browser);
  const other = await joinRoom(browser, projectId, 'sales1');
  const { entryId = 0 } = await callWorkspace(one, 'post-add', {
    ProjectId: projectId,
    Title: title,
    Content: '<p>본문</p>',
  });
  for (const page of [one, other]) await page.goto(roomAddress(projectId));
  return { projectId, entryId, one, other };
}

async function openEdit(page: Page, title: string, typed: string): Promise<void> {
  await entryOf(page, title)
    .getByRole('button', { name: /글 더보기/ })
    .click();
  await entryOf(page, title).getByRole('button', { name: '수정', exact: true }).first().click();
  await page.getByLabel('제목').fill(typed);
}

test('two open forms of one post: the second save is refused, shows both titles, and overwrites nothing unseen (D-235)', async ({
  browser,
}) => {
  const { one, other } = await openPost(browser, '입고 순서');
  await openEdit(one, '입고 순서', '먼저 저장한 제목');
  await openEdit(other, '입고 순서', '나중에 저장한 제목');
  await press(one, '저장');
  await expect(entryOf(one, '먼저 저장한 제목')).toBeVisible();
  // The feed of the other page has the newer version, and its form still the older one.
  await expect(entryOf(other, '먼저 저장한 제목')).toBeVisible();
  await press(other, '저장');
  const line = stale(other).getByRole('row', { name: /^제목/ });
  await expect(line).toContainText('먼저 저장한 제목');
  await expect(line).toContainText('나중에 저장한 제목');
  await expect(entryOf(one, '먼저 저장한 제목')).toBeVisible();
  await stale(other).getByRole('button', { name: '고른 값으로 계속' }).click();
  await press(other, '저장');
  await expect(entryOf(one, '나중에 저장한 제목')).toBeVisible();
});

test('who is removed from the room while writing keeps the text in sight and reads why (D-235)', async ({
  browser,
}) => {
  const { projectId, one, other } = await openPost(browser, '출입 명단');
  await entryOf(other, '출입 명단').getByRole('combobox', { name: '댓글 입력, @로 언급' }).fill('다 쓴 긴 댓글');
  await callWorkspace(one, 'project-member-delete', { ProjectId: projectId, MemberUserId: 'sales1' });
  await expect(lost(other)).toContainText('방이 삭제되었거나 더 이상 멤버가 아니어서 저장할 수 없습니다.');
  await expect(lost(other)).toContainText('다 쓴 긴 댓글');
  await lost(other).getByRole('button', { name: '닫기' }).first().click();
  await expect(other.getByText('방을 찾을 수 없습니다.')).toBeVisible();
});

test('a post that is deleted while another user edits it leaves their text in sight (D-235)', async ({ browser }) => {
  const { entryId, one, other } = await openPost(browser, '지워질 글');
  await openEdit(other, '지워질 글', '고치던 제목');
  await callWorkspace(one, 'entry-delete', { EntryId: entryId });
  await expect(lost(other)).toContainText('글이 삭제되었거나 볼 수 없게 되어 저장할 수 없습니다.');
  await expect(lost(other)).toContainText('고치던 제목');
});
