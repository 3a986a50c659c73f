import { automaticContent, type HistoryLine } from '@portal/contract/core/forms';
import type { CallCtx } from '#context.ts';
import { sayOn } from '../say.ts';
import type { CommentTarget } from './target.ts';

/**
 * Writes one automatic comment per line, in order, as the acting user, and one alarm per recipient that points at
 * the last of them (D-25, D-73). No lines, no effect. Runs in the caller's transaction.
 */
export async function writeHistory(ctx: CallCtx, target: CommentTarget, lines: readonly HistoryLine[]): Promise<void> {
  if (lines.length === 0) return;
  const said = lines.map((line) => ({
    parent_id: null,
    automatic: true,
    content: automaticContent(line),
    item_name: line.itemName,
    origin_value: line.originValue,
    new_value: line.newValue,
    change_reason: line.changeReason,
  }));
  await sayOn(ctx, target, said);
}
