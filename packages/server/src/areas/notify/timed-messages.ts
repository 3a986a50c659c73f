import { CATALOGUE, NO_FACTS } from '@portal/contract/areas/notify/catalogue';
import { addDays, DAY_MS, seoulDay, seoulInstant, seoulTime } from '@portal/contract/core/dates';
import { monthOf, monthRange } from '@portal/contract/core/months';
import { raiseUntakenAlarms } from '#areas/alarms/public/alarms.ts';
import type { Ctx } from '#context.ts';
import { inTransaction } from '#db/transaction.ts';
import {
  insertLogEvents,
  insertNoticeEvents,
  insertStartEvents,
  insertUnbilledEvents,
  insertUntakenEvents,
  type UntakenBy,
} from './queries/events.ts';

/** When the day before a start is told, and when what is missing is. */
const START_REMINDER_AT = '18:00';
const MORNING = '09:00';
/** When the log of a day with an arrival is missed. */
const LOG_REMINDER_AT = '19:00';
const BILL_DAYS = 3;
/** How many days later a reminder is still told, after an outage. */
const LATE_DAYS = 2;

const midnight = (day: string): Date => new Date(`${day}T00:00:00+09:00`);

/** Reminds of invoice dates that are missing three days after the completion, and on the 5th of the next month. */
async function remindUnbilled({ db }: Ctx, now: Date): Promise<void> {
  const today = seoulDay(now);
  const before = midnight(addDays(today, 1 - BILL_DAYS));
  const from = new Date(before.getTime() - (LATE_DAYS + 1) * DAY_MS);
  await insertUnbilledEvents(db, now, { key: 'billAfter3Days', occasion: '', from, before });
  if (!today.endsWith('-05')) return;
  const lastMonth = monthRange(monthOf(addDays(today, -5)));
  const month = { from: midnight(lastMonth.from), before: midnight(lastMonth.before) };
  await insertUnbilledEvents(db, now, { key: 'billOn5th', occasion: today, ...month });
}

/** Rings for the staff of open projects that no company has taken, once for each posting (D-385). */
function ringForUntaken(ctx: Ctx, by: UntakenBy): Promise<void> {
  // Events and alarms of one time belong together.
  const at = ctx.now();
  return inTransaction({ ...ctx, now: () => at }, async (tx) => {
    for (const project of await insertUntakenEvents(tx.db, at, by)) {
      const excerpt = CATALOGUE[by.key].line({ ...NO_FACTS, today: seoulDay(at), days: project.start_dates });
      const { id, project_name, created_by, staff } = project;
      await raiseUntakenAlarms(tx, { projectId: id, subject: project_name, authorId: created_by, staff, excerpt });
    }
  });
}

/**
 * Tells what no call causes: starts of tomorrow, missing invoice dates and logs, notices whose time has come. Each once.
 */
export async function createTimedEvents(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const time = seoulTime(now).slice(11, 16);
  if (time >= START_REMINDER_AT) await insertStartEvents(ctx.db, now, addDays(seoulDay(now), 1));
  if (time >= MORNING) await remindUnbilled(ctx, now);
  if (time >= LOG_REMINDER_AT) {
    const day = seoulDay(now);
    await insertLogEvents(ctx.db, now, { day, before: new Date(seoulInstant(`${day} ${LOG_REMINDER_AT}:00`)) });
  }
  await insertNoticeEvents(ctx.db, now);
  const postedBefore = new Date(now.getTime() - DAY_MS);
  const after = new Date(postedBefore.getTime() - LATE_DAYS * DAY_MS);
  await ringForUntaken(ctx, { key: 'untakenDay', postedBefore, after });
  if (time >= MORNING) await ringForUntaken(ctx, { key: 'untakenEve', firstDay: addDays(seoulDay(now), 1) });
}
