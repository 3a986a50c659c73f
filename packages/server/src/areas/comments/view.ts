import type { CommentEntry } from '@portal/contract/areas/comments/calls';
import { seoulTime } from '@portal/contract/core/dates';
import { toYesNo } from '@portal/contract/core/formats';
import { messageText } from '@portal/contract/messages';
import type { CommentRecord } from './queries/thread.ts';

/** A comment on the wire. A deleted one shows a fixed text. */
const viewComment = (comment: CommentRecord): CommentEntry => {
  const isDeleted = comment.deleted_at !== null;
  return {
    commentId: comment.id,
    parentId: comment.parent_id ?? '',
    userId: comment.user_id,
    userName: comment.user_name,
    userPosition: comment.position,
    userPhotoName: comment.photo_name,
    commentContent: isDeleted ? messageText('comment.deleted') : comment.content,
    createdDtm: seoulTime(comment.created_at),
    delYn: toYesNo(isDeleted),
    autoYn: toYesNo(comment.automatic),
    itemName: comment.item_name,
    originValue: comment.origin_value,
    newValue: comment.new_value,
    changeReason: comment.change_reason,
    replies: [],
  };
};

/**
 * Builds the tree of a page of comments, oldest first on every level (D-151). A reply whose parent is not on the page is
 * on the first level, with its parentId.
 */
export function viewThread(comments: readonly CommentRecord[]): CommentEntry[] {
  const top: CommentEntry[] = [];
  const repliesOf = new Map<number, CommentEntry[]>();
  for (const comment of comments) {
    const entry = viewComment(comment);
    const siblings = comment.parent_id === null ? top : (repliesOf.get(comment.parent_id) ?? top);
    siblings.push(entry);
    repliesOf.set(comment.id, entry.replies);
  }
  return top;
}
