import { ALARM_DAYS } from '@portal/contract/areas/alarms/feed';
import type { Board } from '@portal/contract/areas/comments/boards';
import { DAY_MS } from '@portal/contract/core/dates';
import type { CallCtx, Ctx } from '#context.ts';
import type { Removal } from '#db/removal.ts';
import {
  countAlarmsBefore,
  deleteAlarmsBefore,
  deleteAlarmsOf,
  insertAlarms,
  insertAlarmsSql,
  notifySql,
} from '../queries.ts';

/** The record that an alarm links to, and the title that it shows. */
export type AlarmTarget = { board: Board; key: string; subject: string };

/**
 * Adds one alarm of a comment for each of `userIds` that is active staff, except the acting user (D-24).
 * Their open pages are notified when the transaction commits.
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

/**
 * SQL that adds alarms in the same statement that writes the comment. `insert` must be its CTE 'raised', and the statement
 * selects `notify`.
 */
export const alarmSql = { insert: insertAlarmsSql, notify: notifySql };

/** Removes the alarms of all users of a record that is being deleted. */
export async function removeAlarms(db: Ctx['db'], board: Board, key: string): Promise<void> {
  await deleteAlarmsOf(db, board, key);
}

/** Alarms created before this moment have expired, read or not (D-30). */
export const alarmCutoff = (now: Date): Date => new Date(now.getTime() - ALARM_DAYS * DAY_MS);

async function deleteOldAlarms(ctx: Ctx): Promise<number> {
  const cutoff = alarmCutoff(ctx.now());
  let removed = 0;
  for (;;) {
    const { deleted, hasMore } = await deleteAlarmsBefore(ctx.db, cutoff);
    removed += deleted;
    if (!hasMore) return removed;
  }
}

/** Removes expired alarms in batches, so that no lock lasts long (D-30). */
export const purgeOldAlarms: Removal = {
  due: (ctx) => countAlarmsBefore(ctx.db, alarmCutoff(ctx.now())),
  run: async (ctx) => ({ alarm: await deleteOldAlarms(ctx) }),
};
