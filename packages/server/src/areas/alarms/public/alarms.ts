import { ALARM_DAYS, REPORT_ALARM, TALK_ALARM, UNTAKEN_ALARM } from '@portal/contract/areas/alarms/feed';
import type { Board } from '@portal/contract/areas/comments/boards';
import { DAY_MS } from '@portal/contract/core/dates';
import type { CallCtx, Ctx } from '#context.ts';
import type { Removal } from '#db/removal.ts';
import type { TalkChange } from '../event-streams.ts';
import { insertLimitAlarms, type LimitAlarm } from '../queries/limits.ts';
import { insertMissingAlarms, type MissingAlarm } from '../queries/missing.ts';
import { insertProjectAlarms, notifyTalk, type ProjectAlarm } from '../queries/projects.ts';
import {
  countAlarmsBefore,
  deleteAlarmsBefore,
  deleteAlarmsOf,
  insertAlarms,
  insertAlarmsSql,
  notifySql,
  notifyUsers,
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

/** Tells the open pages of users at commit that they have new messages, or read ones. */
export async function announceAlarms(db: Ctx['db'], userIds: readonly string[]): Promise<void> {
  if (userIds.length > 0) await notifyUsers(db, userIds);
}

/** Adds an alarm about an open project that no company has taken for each of its staff (D-385). */
export async function raiseUntakenAlarms(ctx: Ctx, alarm: Omit<ProjectAlarm, 'kind'>): Promise<void> {
  await insertProjectAlarms(ctx.db, { ...alarm, kind: UNTAKEN_ALARM }, ctx.now());
}

/** Adds an alarm about a message of the acting contractor for each of the project's staff (D-435). */
export async function raiseTalkAlarms(ctx: CallCtx, alarm: Omit<ProjectAlarm, 'kind' | 'authorId'>): Promise<void> {
  await insertProjectAlarms(ctx.db, { ...alarm, kind: TALK_ALARM, authorId: ctx.actor.userId }, ctx.now());
}

/** Adds an alarm for each active user with permission M that a monthly limit is near (D-419). */
export async function raiseLimitAlarms(ctx: Ctx, alarm: LimitAlarm): Promise<void> {
  await insertLimitAlarms(ctx.db, alarm, ctx.now());
}

/** Tells PMs how many crews of a day have not come (D-574). */
export async function raiseMissingAlarms(ctx: Ctx, alarms: readonly MissingAlarm[], subject: string): Promise<void> {
  if (alarms.length > 0) await insertMissingAlarms(ctx.db, alarms, subject, ctx.now());
}

/** Adds an alarm about a report that the acting contractor has signed for each of the project's staff (D-451). */
export async function raiseReportAlarms(ctx: CallCtx, alarm: Omit<ProjectAlarm, 'kind' | 'authorId'>): Promise<void> {
  await insertProjectAlarms(ctx.db, { ...alarm, kind: REPORT_ALARM, authorId: ctx.actor.userId }, ctx.now());
}

/** Tells open pages at commit that the talk of a site has changed: those whose users may read it. */
export async function announceTalk(db: Ctx['db'], change: TalkChange): Promise<void> {
  await notifyTalk(db, JSON.stringify(change));
}

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
