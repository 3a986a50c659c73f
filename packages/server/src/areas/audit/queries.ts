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
