import { seoulDay } from '@portal/contract/core/dates';
import { type Insertable, sql } from 'kysely';
import type { Ctx } from '#context.ts';
import type { NotifyEventTable } from '../tables.ts';

type Db = Ctx['db'];

/** Adds one event. */
export const insertEvent = (db: Db, row: Insertable<NotifyEventTable>) =>
  db.insertInto('notify_event').values(row).execute();

/** How long after it is shown a notice may still be told by the timer. */
const TOLD_WITHIN_MS = 24 * 60 * 60 * 1000;

/**
 * Adds an event for each must-read notice of contractors that is shown now and was not told yet: one notice, or all
 * that were published within a day.
 */
export async function insertNoticeEvents(db: Db, now: Date, noticeId?: number): Promise<void> {
  const which =
    noticeId === undefined
      ? sql`coalesce(publish_from, created_at) > ${new Date(now.getTime() - TOLD_WITHIN_MS)}`
      : sql`id = ${noticeId}`;
  await sql`
    insert into notify_event (key, notice_id, occasion, created_at)
    select 'notice', id, 'notice/' || id, ${now} from notice
    where ${which} and board = 'C' and deleted_at is null and must_read_until >= ${seoulDay(now)}::date
      and (publish_from is null or publish_from <= ${now}) and (publish_until is null or publish_until > ${now})
    on conflict (occasion) do nothing`.execute(db);
}

/** Adds an event for each awarded project that starts on this day. */
export async function insertStartEvents(db: Db, now: Date, day: string): Promise<void> {
  await sql`
    insert into notify_event (key, project_id, company_id, occasion, created_at)
    select 'tomorrow', id, choice_company_id, 'tomorrow/' || id || '/' || choice_date, ${now}
    from outsourced_project
    where choice_date = ${day}::date and status = 'Y' and deleted_at is null
    on conflict (occasion) do nothing`.execute(db);
}

type Unbilled = { key: 'billAfter3Days' | 'billOn5th'; occasion: string; from: Date; before: Date };

/** Adds an event for each project that was completed in this time and has no invoice date. */
export async function insertUnbilledEvents(db: Db, now: Date, { key, occasion, from, before }: Unbilled) {
  await sql`
    insert into notify_event (key, project_id, company_id, occasion, created_at)
    select ${key}, id, choice_company_id, ${key} || '/' || id || '/' || ${occasion}::text, ${now}
    from outsourced_project
    where completed_at >= ${from} and completed_at < ${before} and status = 'YY' and bill_date is null
      and deleted_at is null
    on conflict (occasion) do nothing`.execute(db);
}
