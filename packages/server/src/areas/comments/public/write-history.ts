import { automaticContent, type HistoryLine } from '@portal/contract/core/forms';
import type { CallCtx } from '#context.ts';
import { postComments } from '../post-comments.ts';
import type { CommentTarget } from './target.ts';

/**
 * Writes one automatic comment per line, in order, as the acting user, and answers the id of the last one. Each
 * recipient gets one alarm, which links to it (D-25, D-73). Without lines it does nothing. Runs in the caller's
 * transaction.
 */
export async function writeHistory(
  ctx: CallCtx,
  target: CommentTarget,
  lines: readonly HistoryLine[],
): Promise<number | undefined> {
  if (lines.length === 0) return undefined;
  const comments = lines.map((line) => ({
    parent_id: null,
    automatic: true,
    content: automaticContent(line),
    item_name: line.itemName,
    origin_value: line.originValue,
    new_value: line.newValue,
    change_reason: line.changeReason,
  }));
  return postComments(ctx, target, comments);
}
