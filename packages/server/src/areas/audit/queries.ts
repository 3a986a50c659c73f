import type { SecurityEventCode } from '@portal/contract/areas/audit/lists';
import { addDays, seoulInstant } from '@portal/contract/core/dates';
import { sql } from 'kysely';
import type { Ctx } from '../../context.ts';
import { holds, readTablePage, type TablePage } from '../../lists/table-page.ts';

type Db = Ctx['db'];

/** Days in Seoul from which and to which rows are wanted; '' is open. */
export type LogSpan = { FromDate: string; ToDate: string };

const startOf = (day: string): Date => new Date(seoulInstant(day));

/** The moments of a span: the last day counts whole. */
const momentsOf = ({ FromDate, ToDate }: LogSpan): { from: Date; to: Date } => ({
  from: FromDate === '' ? new Date(0) : startOf(FromDate),
  to: ToDate === '' ? new Date('9999-01-01') : startOf(addDays(ToDate, 1)),
});

/** Readings, newest first; a keyword looks into the names of `column`. */
export function pageAccesses(
  db: Db,
  page: TablePage & LogSpan,
  { column, keyword }: { column: 'reader_name' | 'subject_name' | null; keyword: string },
) {
  const { from, to } = momentsOf(page);
  let matching = db.selectFrom('access_log').where('at', '>=', from).where('at', '<', to);
  if (column !== null && keyword !== '') {
    matching = matching.where(holds(column, keyword));
  }
  return readTablePage(db, matching, (logs) => logs.selectAll().orderBy('at', 'desc').orderBy('id', 'desc'), page);
}

/** Changes, newest first; a keyword looks into the name of who changed and of what was changed. */
export function pageChanges(db: Db, page: TablePage & LogSpan, keyword: string) {
  const { from, to } = momentsOf(page);
  let matching = db.selectFrom('change_log').where('at', '>=', from).where('at', '<', to);
  if (keyword !== '') {
    matching = matching.where(
      sql<boolean>`strpos(lower(user_name || ' ' || subject || ' ' || subject_name), lower(${keyword})) > 0`,
    );
  }
  return readTablePage(db, matching, (logs) => logs.selectAll().orderBy('at', 'desc').orderBy('id', 'desc'), page);
}

/** Security events, newest first; a keyword looks into who it was and into what it was about. */
export function pageEvents(
  db: Db,
  page: TablePage & LogSpan,
  { event, keyword }: { event: SecurityEventCode | ''; keyword: string },
) {
  const { from, to } = momentsOf(page);
  let matching = db.selectFrom('security_event').where('at', '>=', from).where('at', '<', to);
  if (event !== '') matching = matching.where('event', '=', event);
  if (keyword !== '') {
    matching = matching.where(
      sql<boolean>`strpos(lower(user_id || ' ' || user_name || ' ' || address || ' ' || detail), lower(${keyword})) > 0`,
    );
  }
  return readTablePage(db, matching, (logs) => logs.selectAll().orderBy('at', 'desc').orderBy('id', 'desc'), page);
}

/** What happened, to whom and from where. */
export type SecurityEvent = { event: SecurityEventCode; userId: string; address: string; detail?: string };

/**
 * Notes an event, unless the same one was noted after `unlessSince`. Only an id that exists is kept: what was typed
 * into its field may be a password.
 */
export const insertEvent = (db: Db, what: SecurityEvent, { at, unlessSince }: { at: Date; unlessSince: Date }) =>
  sql`
    insert into security_event (at, event, user_id, user_name, address, detail)
    select ${at}::timestamptz, ${what.event}::text, known.user_id, known.user_name, ${what.address}::text,
      ${what.detail ?? ''}::text
    from (
      select coalesce(max(user_id), '') as user_id, coalesce(max(user_name), '') as user_name
      from portal_user where user_id = ${what.userId}
    ) as known
    where not exists (
      select from security_event as former
      where former.event = ${what.event} and former.at > ${unlessSince} and former.user_id = known.user_id
        and former.address = ${what.address} and former.detail = ${what.detail ?? ''}
    )`.execute(db);

/** One reading of a person after the other: of two at once, the second counts the first. */
export const takeTurn = (db: Db, readerId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`readings ${readerId}`}, 0))`.execute(db);

/** How many readings somebody made since a moment, and when the first of them was. */
export const countReadings = (db: Db, readerId: string, since: Date) =>
  db
    .selectFrom('access_log')
    .select([sql<number>`count(*)`.as('readings'), sql<Date | null>`min(at)`.as('first')])
    .where('reader_id', '=', readerId)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
