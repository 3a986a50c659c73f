import { Board } from '@portal/contract/areas/comments/boards';
import type { CommentEntry } from '@portal/contract/areas/comments/calls';
import { Link } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { LeaveGuard } from '#kit/form/leave-guard.tsx';
import { toasts } from '#lib/toast.ts';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { answerQuestion, openPage, STAFF } from '#test-kit/open-page.tsx';
import { CommentSection } from './comment-section.tsx';

const COMMENT: CommentEntry = {
  commentId: 5,
  parentId: '',
  userId: STAFF.userId,
  userName: STAFF.userName,
  userPosition: '과장',
  userPhotoName: '',
  commentContent: '확인했습니다.',
  createdDtm: '2026-11-20 10:00:00',
  delYn: 'N',
  autoYn: 'N',
  itemName: '',
  originValue: '',
  newValue: '',
  changeReason: '',
  replies: [],
};

beforeEach(() => toasts.set([]));

const shown = () => toasts.get().map(({ kind, message }) => [kind, message]);

async function openComments() {
  const sent = mockCalls({ 'Comment/comment-all-list': [COMMENT] });
  const { user } = await openPage('/post', () => <CommentSection id={7} board={Board.Project} />, '/post');
  await screen.findByText('확인했습니다.');
  return { user, sentTo: (path: string) => sent.filter((request) => request.path === path) };
}

it('a new comment says that it was added (MSG-187)', async () => {
  const { user, sentTo } = await openComments();
  await user.type(screen.getByLabelText('댓글을 입력해주세요.'), '내일 방문합니다.');
  await user.click(screen.getByRole('button', { name: '등록' }));
  await waitFor(() => expect(shown()).toEqual([['success', '댓글이 등록되었습니다.']]));
  expect(sentTo('Comment/comment-add')).toHaveLength(1);
});

it('a changed comment says that it was changed (MSG-187)', async () => {
  const { user, sentTo } = await openComments();
  await user.click(screen.getByRole('button', { name: '수정' }));
  await user.type(screen.getByLabelText('댓글 수정'), ' 두 번');
  await user.click(screen.getByRole('button', { name: '수정 완료' }));
  await waitFor(() => expect(shown()).toEqual([['success', '댓글이 수정되었습니다.']]));
  expect(sentTo('Comment/comment-edit')).toHaveLength(1);
});

it('a deleted comment says that it was deleted, after a question (MSG-187)', async () => {
  const { user, sentTo } = await openComments();
  await user.click(screen.getByRole('button', { name: '삭제' }));
  expect(within(await screen.findByRole('dialog')).getByText(/댓글을 삭제하시겠습니까/)).toBeTruthy();
  expect(shown()).toEqual([]);
  await answerQuestion(user, '삭제');
  await waitFor(() => expect(shown()).toEqual([['success', '댓글이 삭제되었습니다.']]));
  expect(sentTo('Comment/comment-delete')).toHaveLength(1);
});

it('leaving the page with an unsent comment asks, and staying keeps what is typed (A-13)', async () => {
  mockCalls({ 'Comment/comment-all-list': [COMMENT] });
  const page = () => (
    <>
      <LeaveGuard />
      <Link to="/posts">목록</Link>
      <CommentSection id={7} board={Board.Project} />
    </>
  );
  const { user, address } = await openPage('/post', page, '/post');
  const typed = await screen.findByLabelText<HTMLTextAreaElement>('댓글을 입력해주세요.');
  await user.type(typed, '아직 보내지 않은 글');
  await user.click(screen.getByRole('link', { name: '목록' }));
  await screen.findByText('저장하지 않은 내용이 있습니다. 나가시겠습니까?');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([typed.value, address()]).toEqual(['아직 보내지 않은 글', '/post']);
  await user.click(screen.getByRole('link', { name: '목록' }));
  await answerQuestion(user, '나가기');
  await waitFor(() => expect(address()).toBe('/posts'));
});
