import type { CommentEntry } from '@portal/contract/areas/comments/calls';
import { seoulTime } from '@portal/contract/core/dates';
import { toYesNo } from '@portal/contract/core/formats';
import { messageText } from '@portal/contract/messages';
import type { CommentRecord } from './queries.ts';

/**
 * Levels that are nested in the answer. Deeper replies stand beside their parent in the last nested level, with
 * their own parentId: a thread of thousands of levels would be too deep to write as JSON.
 */
const NESTED_LEVELS = 100;

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

/** Living comments and the deleted ones that a living reply hangs on (D-94). A reply has a larger id than its parent. */
function shownIds(comments: readonly CommentRecord[]): Set<number> {
  const shown = new Set<number>();
  for (const comment of comments.toReversed()) {
    if (comment.deleted_at === null) shown.add(comment.id);
    if (shown.has(comment.id) && comment.parent_id !== null) shown.add(comment.parent_id);
  }
  return shown;
}

/** The tree of a post's comments from its rows, oldest first on every level (D-151). */
export function viewThread(comments: readonly CommentRecord[]): CommentEntry[] {
  const shown = shownIds(comments);
  const top: CommentEntry[] = [];
  const places = new Map<number, { replies: CommentEntry[]; level: number }>();
  for (const comment of comments) {
    if (!shown.has(comment.id)) continue;
    const place = (comment.parent_id === null ? undefined : places.get(comment.parent_id)) ?? {
      replies: top,
      level: 0,
    };
    const entry = viewComment(comment);
    place.replies.push(entry);
    places.set(comment.id, place.level < NESTED_LEVELS ? { replies: entry.replies, level: place.level + 1 } : place);
  }
  return top;
}
