import { NoticeBoard } from '@portal/contract/areas/notices/boards';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { seoulDay } from '@portal/contract/core/dates';
import { type Insertable, sql } from 'kysely';
import type { Ctx } from '#context.ts';
import type { NotifyEventTable } from '../tables.ts';

type Db = Ctx['db'];

/** Adds one event. */
export const insertEvent = (db: Db, row: Insertable<NotifyEventTable>) =>
  db.insertInto('notify_event').values(row).execute();

/** How long after it is shown a notice may still be told by the timer. */
const NOTIFY_WITHIN_MS = 24 * 60 * 60 * 1000;

/**
 * Adds an event for each must-read notice of contractors that is shown now and was not told yet: one notice, or all
 * that were published within a day.
 */
export async function insertNoticeEvents(db: Db, now: Date, noticeId?: number): Promise<void> {
  const which =
    noticeId === undefined
      ? sql`coalesce(publish_from, created_at) > ${new Date(now.getTime() - NOTIFY_WITHIN_MS)}`
      : sql`id = ${noticeId}`;
  await sql`
    insert into notify_event (key, notice_id, occasion, created_at)
    select 'notice', id, 'notice/' || id, ${now} from notice
    where ${which} and board = ${sql.lit(NoticeBoard.Partners)} and deleted_at is null
      and must_read_until >= ${seoulDay(now)}::date
      and (publish_from is null or publish_from <= ${now}) and (publish_until is null or publish_until > ${now})
    on conflict (occasion) do nothing`.execute(db);
}

/** Adds an event for each awarded project that starts on this day. */
export async function insertStartEvents(db: Db, now: Date, day: string): Promise<void> {
  await sql`
    insert into notify_event (key, project_id, company_id, occasion, created_at)
    select 'tomorrow', id, choice_company_id, 'tomorrow/' || id || '/' || choice_date, ${now}
    from outsourced_project
    where choice_date = ${day}::date and status = ${sql.lit(ProjectStatus.Awarded)} and deleted_at is null
    on conflict (occasion) do nothing`.execute(db);
}

/**
 * Adds an event for each site with an arrival before this moment and no log of that day (D-448). An arrival of the
 * evening is not told of at once.
 */
export async function insertLogEvents(
  db: Db,
  now: Date,
  { day, before }: { day: string; before: Date },
): Promise<void> {
  await sql`
    insert into notify_event (key, project_id, company_id, occasion, created_at)
    select 'logMissing', project.id, agreed.company_id, 'logMissing/' || visit.award_id || '/' || visit.day, ${now}
    from site_visit visit
      join outsourced_acceptance agreed on agreed.id = visit.award_id
      join outsourced_project project on project.id = agreed.project_id and project.choice_at = agreed.accepted_at
    where visit.day = ${day}::date and visit.arrived_at < ${before} and project.deleted_at is null
      and project.status in (${sql.lit(ProjectStatus.Awarded)}, ${sql.lit(ProjectStatus.Completed)})
      and not exists (select from site_log log where log.award_id = visit.award_id and log.day = visit.day)
    on conflict (occasion) do nothing`.execute(db);
}

/** An open project that no company has taken, and the staff who are told. */
export type Untaken = { id: number; project_name: string; created_by: string; staff: string[]; start_dates: string[] };

/** What an open project is found by: posted before a moment, or a first offered day. */
export type UntakenBy =
  | { key: 'untakenDay'; postedBefore: Date; after: Date }
  | { key: 'untakenEve'; firstDay: string };

/** Adds an event for each open project that was not told yet, and answers these projects. */
export async function insertUntakenEvents(db: Db, now: Date, by: UntakenBy): Promise<Untaken[]> {
  const found =
    by.key === 'untakenDay'
      ? sql`posted_at <= ${by.postedBefore} and posted_at > ${by.after}`
      : sql`first_day = ${by.firstDay}::date`;
  const { rows } = await sql<Untaken>`
    with added as (
      insert into notify_event (key, project_id, occasion, created_at)
      select ${by.key}, id, ${by.key} || '/' || id || '/' || extract(epoch from posted_at), ${now}
      from outsourced_project where status = ${sql.lit(ProjectStatus.Open)} and deleted_at is null and ${found}
      on conflict (occasion) do nothing returning project_id)
    select p.id, p.project_name, p.created_by, array[p.created_by, p.sales_user_id] || p.pm_ids as staff, p.start_dates
    from added join outsourced_project p on p.id = added.project_id order by p.id`.execute(db);
  return rows;
}

type Unbilled = { key: 'billAfter3Days' | 'billOn5th'; occasion: string; from: Date; before: Date };

/** Adds an event for each project that was completed in this time and has no invoice date. */
export async function insertUnbilledEvents(db: Db, now: Date, { key, occasion, from, before }: Unbilled) {
  await sql`
    insert into notify_event (key, project_id, company_id, occasion, created_at)
    select ${key}, id, choice_company_id, ${key} || '/' || id || '/' || ${occasion}::text, ${now}
    from outsourced_project
    where completed_at >= ${from} and completed_at < ${before}
      and status = ${sql.lit(ProjectStatus.Completed)} and bill_date is null
      and deleted_at is null
    on conflict (occasion) do nothing`.execute(db);
}
