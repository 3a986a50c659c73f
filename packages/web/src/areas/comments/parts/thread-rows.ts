import type { CommentEntry } from '@portal/contract/areas/comments/calls';

/** A comment with its depth in the thread. `parentName` is '' on the top level. */
export type ThreadRow = { entry: CommentEntry; depth: number; parentName: string };

/** All comments of a nested, flat or mixed list, parents before their replies. */
function flattened(entries: readonly CommentEntry[]): CommentEntry[] {
  const found: CommentEntry[] = [];
  const waiting = entries.toReversed();
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
    found.push(entry);
    waiting.push(...entry.replies.toReversed());
  }
  return found;
}

/**
 * Orders a thread from top to bottom, with the depth of each comment. It uses only parentId, so the list may be nested
 * or flat (D-151). It does not recurse, because replies have any depth. A comment without its parent becomes a
 * top-level one.
 */
export function threadRows(entries: readonly CommentEntry[]): ThreadRow[] {
  const all = flattened(entries);
  const byId = new Map(all.map((entry) => [entry.commentId, entry]));
  const replies = new Map<number, CommentEntry[]>();
  const tops: CommentEntry[] = [];
  for (const entry of byId.values()) {
    const parent = entry.parentId === '' ? undefined : byId.get(entry.parentId);
    if (parent === undefined) tops.push(entry);
    else replies.set(parent.commentId, [...(replies.get(parent.commentId) ?? []), entry]);
  }
  const rows: ThreadRow[] = [];
  const waiting: ThreadRow[] = tops.toReversed().map((entry) => ({ entry, depth: 0, parentName: '' }));
  for (let row = waiting.pop(); row !== undefined; row = waiting.pop()) {
    rows.push(row);
    const { entry, depth } = row;
    for (const reply of (replies.get(entry.commentId) ?? []).toReversed()) {
      waiting.push({ entry: reply, depth: depth + 1, parentName: entry.userName });
    }
  }
  return rows;
}
