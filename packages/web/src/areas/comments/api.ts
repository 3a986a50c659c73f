import { Board } from '@portal/contract/areas/comments/boards';
import type { CommentEntry } from '@portal/contract/areas/comments/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '#lib/call.ts';
import { logFailure } from '#lib/failures.ts';
import { threadKey } from './public/thread-key.ts';

/** The post that a thread of comments belongs to. */
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

/** The calls for a board. Users and managers have text keys, other posts have numbers (D-92). */
const callsOf = (board: Board) => (board === Board.Manager || board === Board.Users ? BY_TEXT : BY_NUMBER);

/** The loaded part of a thread, oldest first. `before` is the cursor of the next older page, 0 when all is loaded. */
export type LoadedThread = { entries: CommentEntry[]; before: number };

/** One page of a thread: the comments before the cursor, or the newest for 0. */
export async function readPage(
  { board, id }: CommentedPost,
  Before: number,
  signal?: AbortSignal,
): Promise<LoadedThread> {
  const request = { Id: id, BoardType: board, Before };
  const { data, meta } = await call(callsOf(board).list, request, signal ? { signal } : {});
  return { entries: data, before: meta.before };
}

const joinedThreads = (older: LoadedThread, newer: LoadedThread): LoadedThread => ({
  entries: [...older.entries, ...newer.entries],
  before: Math.min(older.before, newer.before),
});

/**
 * The newest comments of a post. `loadOlder` adds the next older page, calls `onLoaded` before it is shown, and throws
 * when its call fails. A refetch loads all pages that were loaded. A new `reload` value refetches, because actions on
 * the post write history (OUT-87).
 */
export function useThread(post: CommentedPost, reload: string) {
  const { board, id } = post;
  const client = useQueryClient();
  const queryKey = [...threadKey(board, id), reload];
  /** The oldest loaded cursor. A refetch loads that far back, so that no shown comment disappears. */
  const oldestLoaded = useRef(Number.POSITIVE_INFINITY);
  const query = useQuery<LoadedThread>({
    queryKey,
    placeholderData: (previous, previousQuery) =>
      previousQuery?.queryKey[1] === board && previousQuery.queryKey[2] === id ? previous : undefined,
    queryFn: async ({ signal }) => {
      try {
        let thread = await readPage(post, 0, signal);
        while (thread.before > oldestLoaded.current)
          thread = joinedThreads(await readPage(post, thread.before, signal), thread);
        if (oldestLoaded.current === Number.POSITIVE_INFINITY) oldestLoaded.current = thread.before;
        return thread;
      } catch (error) {
        if (!signal.aborted) logFailure('comments', error);
        throw error;
      }
    },
  });
  const loadOlder = async (onLoaded: () => void) => {
    const before = query.data?.before ?? 0;
    if (before === 0) return;
    let older = await readPage(post, before);
    // All comments of a page may be deleted.
    while (older.entries.length === 0 && older.before > 0) older = await readPage(post, older.before);
    oldestLoaded.current = Math.min(oldestLoaded.current, older.before);
    onLoaded();
    client.setQueryData<LoadedThread>(queryKey, (now) => now && joinedThreads(older, now));
  };
  return { ...query, loadOlder };
}

/** Adds a comment to the post. The same key never adds a second one. */
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
