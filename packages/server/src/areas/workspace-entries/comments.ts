import { type CommentAction, isPermittedOnComment } from '@portal/contract/areas/workspace/policy';
import type { entryCommentCalls } from '@portal/contract/areas/workspace-entries/comment-calls';
import { roomCommentChecks } from '@portal/contract/areas/workspace-entries/forms';
import { firstFailure } from '@portal/contract/core/forms';
import { rewordCommentAlarms } from '#areas/alarms/public/room-alarms.ts';
import { memberOf } from '#areas/workspace/public/room-access.ts';
import type { CallCtx } from '#context.ts';
import type { Handler } from '#http/handler-types.ts';
import { roomSearchTerms } from '#lists/room-search-terms.ts';
import { refuseStale } from '#records/edits.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import { type EntryInRoom, lockEntry, reachEntry } from './access.ts';
import { touchEntry } from './change-entry.ts';
import { logOthersDeletion } from './log-deletion.ts';
import { excerptOf, notifyPeople, refuseNonMembers } from './people.ts';
import {
  deleteComment,
  findComment,
  hasReplies,
  insertComment,
  pageComments,
  updateComment,
} from './queries/comments.ts';
import { type CommentRecord, listAssignees, listCommentMentions } from './queries/parts.ts';
import { replaceMentions } from './queries/people.ts';
import { viewComment } from './view.ts';

type Calls = typeof entryCommentCalls;

/** Lists a page of the comments of an entry, each followed by its replies. */
export const listComments: Handler<Calls['listComments']> = async (ctx, { EntryId, Before, BeforeParent }) => {
  const reached = await reachEntry(ctx, EntryId);
  const page = await pageComments(ctx.db, reached.entry.id, { id: Before, parentId: BeforeParent });
  const mentions = await listCommentMentions(
    ctx.db,
    page.map(({ id }) => id),
  );
  return page.map((comment) => viewComment(reached, comment, mentions));
};

/** The comment that a reply answers. It must be a top-level comment of the same entry and not deleted. */
async function findParent({ db }: CallCtx, entryId: number, parentId: number): Promise<CommentRecord | undefined> {
  if (parentId === 0) return undefined;
  const parent = await findComment(db, parentId);
  const exists = parent && parent.entry_id === entryId && parent.parent_id === null && parent.deleted_at === null;
  return exists ? parent : refuse('NOT_FOUND', { field: 'ParentId' });
}

/** Adds a comment or a reply. Notifies mentioned users and those the entry concerns. */
export const addComment: Handler<Calls['addComment']> = async (ctx, input) => {
  const locked = await lockEntry(ctx, input.EntryId, 'comment');
  const { room, entry } = locked;
  refuseFailedCheck(firstFailure(roomCommentChecks, input));
  const parent = await findParent(ctx, entry.id, input.ParentId);
  await refuseNonMembers(ctx, room, entry, [{ field: 'MentionIds', userIds: input.MentionIds }]);
  const content = input.CommentContent;
  const commentId = await insertComment(ctx.db, {
    room_id: room.id,
    entry_id: entry.id,
    parent_id: parent?.id ?? null,
    author_id: ctx.actor.userId,
    content,
    search_terms: roomSearchTerms(room.id, content),
    created_at: ctx.now(),
  });
  await replaceMentions(ctx.db, { entryId: entry.id, commentId }, input.MentionIds);
  await touchEntry(ctx, locked, { comment_count: entry.comment_count + 1 });
  const assignees = (await listAssignees(ctx.db, [entry.id])).map(({ user_id }) => user_id);
  await notifyPeople(ctx, { ...locked, comment: { commentId, content } }, [
    { kind: 'mention', userIds: input.MentionIds },
    { kind: 'comment', userIds: [entry.author_id, ...assignees, ...(parent ? [parent.author_id] : [])] },
  ]);
  return { commentId };
};

type LockedComment = { locked: EntryInRoom; comment: CommentRecord };

/** Locks the entry of a comment on which the caller may do this action. */
async function holdComment(ctx: CallCtx, commentId: number, action: CommentAction): Promise<LockedComment> {
  const found = (await findComment(ctx.db, commentId)) ?? refuse('NOT_FOUND');
  const locked = await lockEntry(ctx, found.entry_id, 'see');
  const { room, entry } = locked;
  const comment = (await findComment(ctx.db, commentId)) ?? refuse('NOT_FOUND');
  if (comment.deleted_at !== null) refuse('NOT_FOUND');
  const member = { ...memberOf(room, entry), isCommentAuthor: comment.author_id === room.userId };
  if (!isPermittedOnComment(action, room.permissions, entry, member)) refuse('FORBIDDEN');
  return { locked, comment };
}

/** Edits a comment and notifies newly mentioned users. */
export const editComment: Handler<Calls['editComment']> = async (ctx, input) => {
  const { locked, comment } = await holdComment(ctx, input.CommentId, 'edit');
  const { room, entry } = locked;
  refuseFailedCheck(firstFailure(roomCommentChecks, input));
  refuseStale(input.Version, comment);
  if (room.isArchived) refuse('ROOM_ARCHIVED');
  const before = (await listCommentMentions(ctx.db, [comment.id])).map(({ user_id }) => user_id);
  await refuseNonMembers(ctx, room, entry, [{ field: 'MentionIds', userIds: input.MentionIds, before }]);
  const content = input.CommentContent;
  await updateComment(ctx.db, comment.id, {
    content,
    search_terms: roomSearchTerms(room.id, content),
    edited_at: ctx.now(),
  });
  await replaceMentions(ctx.db, { entryId: entry.id, commentId: comment.id }, input.MentionIds);
  await touchEntry(ctx, locked);
  await rewordCommentAlarms(ctx.db, comment.id, excerptOf(content));
  const added = input.MentionIds.filter((userId) => !before.includes(userId));
  await notifyPeople(ctx, { ...locked, comment: { commentId: comment.id, content } }, [
    { kind: 'mention', userIds: added },
  ]);
};

/** Deletes a comment; one with replies stays without its text. */
export const removeComment: Handler<Calls['removeComment']> = async (ctx, { CommentId, Version }) => {
  const { locked, comment } = await holdComment(ctx, CommentId, 'remove');
  refuseStale(Version, comment);
  const { room } = locked;
  if (room.isArchived) refuse('ROOM_ARCHIVED');
  await logOthersDeletion(ctx, {
    kind: '보고 댓글',
    id: comment.id,
    authorId: comment.author_id,
    roomName: room.name,
  });
  if (await hasReplies(ctx.db, comment.id)) {
    await updateComment(ctx.db, comment.id, { content: '', deleted_at: ctx.now(), search_terms: [] });
  } else {
    await deleteComment(ctx.db, comment.id);
  }
  await touchEntry(ctx, locked, { comment_count: locked.entry.comment_count - 1 });
};
