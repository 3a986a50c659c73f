import type { CommentEntry } from '@portal/contract/areas/comments/calls';
import { seoulInstant } from '@portal/contract/core/dates';
import type { ThreadRow } from './thread-rows.ts';

/** The changes of one save, or one comment. `replies` are shown below it. */
export type TalkBlock = { kind: 'change' | 'talk'; rows: ThreadRow[]; replies: ThreadRow[] };

/** The filters of a thread. */
export const TALK_FILTERS = [
  { value: 'all', label: '전체' },
  { value: 'talk', label: '대화' },
  { value: 'change', label: '변경' },
] as const;
/** One of these filters. */
export type TalkFilter = (typeof TALK_FILTERS)[number]['value'];

/** The lines of one save may be written up to this many milliseconds apart. */
const ONE_SAVE_MS = 1000;

const timeOf = ({ createdDtm }: CommentEntry): number => Date.parse(seoulInstant(createdDtm));

const isSameSave = (one: CommentEntry, other: CommentEntry): boolean =>
  one.userId === other.userId && Math.abs(timeOf(one) - timeOf(other)) <= ONE_SAVE_MS;

/** Groups the thread into blocks, oldest first: one per save, and one per comment. */
export function talkBlocks(rows: readonly ThreadRow[]): TalkBlock[] {
  const blocks: TalkBlock[] = [];
  for (const row of rows) {
    const last = blocks.at(-1);
    const first = last?.rows[0];
    const automatic = row.entry.autoYn === 'Y';
    if (row.depth > 0) last?.replies.push(row);
    else if (automatic && last?.kind === 'change' && first && isSameSave(first.entry, row.entry)) last.rows.push(row);
    else blocks.push({ kind: automatic ? 'change' : 'talk', rows: [row], replies: [] });
  }
  return blocks;
}

/** The number of comments and changes in the blocks, without deleted comments. */
export const countEntries = (blocks: readonly TalkBlock[]): number =>
  blocks.flatMap(({ rows, replies }) => [...rows, ...replies]).filter(({ entry }) => entry.delYn === 'N').length;

/** The reason that all lines of a save share; '' when they differ. */
export function sharedReason(rows: readonly ThreadRow[]): string {
  const reasons = new Set(rows.map(({ entry }) => entry.changeReason));
  const [only = ''] = reasons;
  return reasons.size === 1 ? only : '';
}
