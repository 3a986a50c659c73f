import type { Board } from '@portal/contract/areas/comments/boards';
import { BLANKED_VALUE } from '@portal/contract/areas/retention/kinds';
import { messageText } from '@portal/contract/messages';
import { removeAlarms } from '#areas/alarms/public/alarms.ts';
import type { Ctx } from '#context.ts';
import { type BlankOptions, blankContents, moveThread } from '../queries.ts';

/** The threads of some records of one board. */
type Threads = { board: Board; keys: readonly string[] };

/**
 * Blanks the comments and the history of these records, and removes their alarms. The `exceptItems` keep their
 * values. With `onlyItem` only the history lines of that item are blanked, and no alarms are removed.
 */
export async function blankThreads(
  { db }: Pick<Ctx, 'db'>,
  threads: Threads,
  options: Omit<BlankOptions, 'text' | 'value'> = {},
): Promise<void> {
  await blankContents(db, threads, { ...options, text: messageText('retention.blanked'), value: BLANKED_VALUE });
  if (options.onlyItem !== undefined) return;
  for (const key of threads.keys) await removeAlarms(db, threads.board, key);
}

/** Moves the thread of a record to its new key. */
export async function renameThread(db: Ctx['db'], board: Board, from: string, to: string): Promise<void> {
  await moveThread(db, { board, key: from }, to);
}
