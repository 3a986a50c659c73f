import type { Board } from '@portal/contract/areas/comments/boards';
import { BLANKED_VALUE } from '@portal/contract/areas/retention/kinds';
import { messageText } from '@portal/contract/messages';
import { removeAlarms } from '#areas/alarms/public/alarms.ts';
import type { Ctx } from '#context.ts';
import { type Blanking, blankContents, moveThread } from '../queries.ts';

type Threads = { board: Board; keys: readonly string[] };

/**
 * Takes away what people and the history say of these records, and the alarms that lead there. Lines of the
 * `kept` items keep their values; with `only` nothing but the lines of that item goes, and no alarm.
 */
export async function blankThreads(
  { db }: Pick<Ctx, 'db'>,
  threads: Threads,
  which: Pick<Blanking, 'kept' | 'only'> = {},
): Promise<void> {
  await blankContents(db, threads, { ...which, text: messageText('retention.blanked'), value: BLANKED_VALUE });
  if (which.only !== undefined) return;
  for (const key of threads.keys) await removeAlarms(db, threads.board, key);
}

/** The thread of a record whose key changes goes with it. */
export async function renameThread(db: Ctx['db'], board: Board, from: string, to: string): Promise<void> {
  await moveThread(db, { board, key: from }, to);
}
