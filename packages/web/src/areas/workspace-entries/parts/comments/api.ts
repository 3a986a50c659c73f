import { ENTRY_COMMENT_PAGE } from '@portal/contract/areas/workspace-entries/kinds';
import type { EntryRow, RoomComment } from '@portal/contract/areas/workspace-entries/shapes';
import type { CallByPath } from '@portal/contract/calls';
import type { CallRequest } from '@portal/contract/core/call';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

type Request<P extends keyof CallByPath> = CallRequest<CallByPath[P]>;

/** The comments of an entry, the newest page first. Each page is sorted from old to new. */
export const commentsQuery = ({ entryId }: EntryRow) =>
  infiniteQueryOptions({
    queryKey: ['workspace-feed', 'talk', entryId],
    initialPageParam: { Before: 0, BeforeParent: 0 },
    queryFn: async ({ pageParam, signal }): Promise<RoomComment[]> =>
      (await call('Project/entry-comment-list', { EntryId: entryId, ...pageParam }, { signal })).data,
    getNextPageParam: (page) => {
      const [oldest] = page;
      if (oldest === undefined || page.length < ENTRY_COMMENT_PAGE) return undefined;
      return { Before: oldest.commentId, BeforeParent: oldest.parentId };
    },
  });

/** Reads one comment as it is stored now, null when it is deleted. */
export async function readComment({
  entryId,
  commentId,
  parentId,
}: Pick<RoomComment, 'entryId' | 'commentId' | 'parentId'>): Promise<RoomComment | null> {
  // The page that ends behind this comment, which is therefore its last one.
  const cursor = { Before: commentId + 1, BeforeParent: parentId || commentId };
  const { data } = await call('Project/entry-comment-list', { EntryId: entryId, ...cursor });
  return data.find((comment) => comment.commentId === commentId && comment.delYn === 'N') ?? null;
}

/** Calls that add or edit a comment. */
type CommentActionPath = 'Project/entry-comment-add' | 'Project/entry-comment-edit';
/** Adds or edits a comment. */
export const saveComment = <P extends CommentActionPath>(path: P, request: Request<P>, idempotencyKey: string) =>
  call(path, request, { idempotencyKey });
/** Deletes a comment. */
export const removeComment = ({ commentId, version }: RoomComment) =>
  call('Project/entry-comment-delete', { CommentId: commentId, Version: version });
