import { Board } from '@portal/contract/areas/comments/boards';
import type { CommentEntry } from '@portal/contract/areas/comments/calls';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { logFailure } from '../../lib/failures.ts';
import { threadKey } from './public/thread-key.ts';

/** What comments hang on. */
export type CommentedPost = { board: Board; id: string };

const BY_NUMBER = {
  list: 'Comment/comment-all-list',
  add: 'Comment/comment-add',
  reply: 'Comment/comment-reply-add',
} as const;

const BY_TEXT = {
  list: 'Comment/user-comment-all-list',
  add: 'Comment/user-comment-add',
  reply: 'Comment/user-comment-reply-add',
} as const;

/** The family of calls of a board: people have texts as keys (D-92). */
const callsOf = (board: Board) => (board === Board.Manager || board === Board.Users ? BY_TEXT : BY_NUMBER);

/** The comments of a post. A new `reload` asks again, because actions on the post write history (OUT-87). */
export function useThread({ board, id }: CommentedPost, reload: string) {
  return useQuery<CommentEntry[]>({
    queryKey: [...threadKey(board, id), reload],
    placeholderData: (previous, query) =>
      query?.queryKey[1] === board && query.queryKey[2] === id ? previous : undefined,
    queryFn: async ({ signal }) => {
      try {
        const { data } = await call(callsOf(board).list, { Id: id, BoardType: board }, { signal });
        return data;
      } catch (error) {
        if (!signal.aborted) logFailure('comments', error);
        throw error;
      }
    },
  });
}

/** Adds a comment to the post; the same key never adds a second one. */
export const addComment = ({ board, id }: CommentedPost, text: string, idempotencyKey: string) =>
  call(callsOf(board).add, { Id: id, BoardType: board, CommentContent: text }, { idempotencyKey });

/** Replies to a comment of the board. */
export const addReply = (board: Board, parent: { commentId: number }, text: string, idempotencyKey: string) =>
  call(callsOf(board).reply, { ParentId: parent.commentId, CommentContent: text }, { idempotencyKey });

/** Changes the text of an own comment. */
export const editComment = (commentId: number, text: string, idempotencyKey: string) =>
  call('Comment/comment-edit', { CommentId: commentId, CommentContent: text }, { idempotencyKey });

/** Deletes an own comment. */
export const removeComment = (commentId: number) => call('Comment/comment-delete', { CommentId: commentId });
