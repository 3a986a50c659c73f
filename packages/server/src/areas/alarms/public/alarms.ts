import { ALARM_DAYS } from '@portal/contract/areas/alarms/feed';
import type { Board } from '@portal/contract/areas/comments/boards';
import { DAY_MS } from '@portal/contract/core/dates';
import type { CallCtx, Ctx } from '#context.ts';
import { deleteAlarmsBefore, deleteAlarmsOf, insertAlarms, noticed, raising } from '../queries.ts';

/** Where an alarm leads: the record its comment hangs on, and the title it shows. */
export type AlarmTarget = { board: Board; key: string; subject: string };

/**
 * One alarm of a comment for each of `userIds`: active staff only, never the acting user, nobody twice (D-24).
 * Open pages of these people hear of it when the transaction is committed.
 */
export async function raiseAlarms(
  ctx: CallCtx,
  { board, key, subject }: AlarmTarget,
  commentId: number,
  userIds: readonly string[],
): Promise<void> {
  const others = [...new Set(userIds)].filter((userId) => userId !== ctx.actor.userId);
  if (others.length === 0) return;
  await insertAlarms(ctx.db, { board, key, commentId, subject, createdAt: ctx.now() }, others);
}

/** The same as part of the statement that writes the comment: SQL that stands as 'raised' in it, and what it selects. */
export const alarmsBeside = { raising, noticed };

/** Removes everybody's alarms of a record that is being deleted. */
export async function removeAlarms(db: Ctx['db'], board: Board, key: string): Promise<void> {
  await deleteAlarmsOf(db, board, key);
}

/** Alarms made before this moment have ended, read or not (D-30). */
export const endOfAlarms = (now: Date): Date => new Date(now.getTime() - ALARM_DAYS * DAY_MS);

/** Removes alarms that have ended in batches, so that no lock lasts long (D-30). */
export async function purgeOldAlarms(ctx: Ctx): Promise<void> {
  const moment = endOfAlarms(ctx.now());
  let hasMore = true;
  while (hasMore) hasMore = await deleteAlarmsBefore(ctx.db, moment);
}
