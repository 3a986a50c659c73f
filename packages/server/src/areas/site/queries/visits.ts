import { addDays } from '@portal/contract/core/dates';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import type { NewVisit, VisitChanges } from '../tables.ts';

type Db = Ctx['db'];

/** What the page of an award needs of its project and of the safety points in use, in their order. */
export type VisitTerms = { start_day: string; headcount: number; points: string[] };

/** Chosen day and headcount of the project of an award, and the safety points in use. One statement. */
export const readVisitTerms = async (db: Db, projectId: number): Promise<VisitTerms> =>
  (
    await sql<VisitTerms>`
      select coalesce(choice_date::text, '') as start_day, coalesce(total_people, 0) as headcount,
        array(select name from safety_point where active order by position, id) as points
      from outsourced_project where id = ${projectId}`.execute(db)
  ).rows[0] ?? { start_day: '', headcount: 0, points: [] };

/** The visits of an award, newest first. */
export const listVisitsOf = (db: Db, awardId: number) =>
  db
    .selectFrom('site_visit as visit')
    .leftJoin('portal_user as person', 'person.user_id', 'visit.user_id')
    .leftJoin('portal_user as leaver', 'leaver.user_id', 'visit.left_user_id')
    .selectAll('visit')
    .select(['person.user_name', 'leaver.user_name as left_user_name'])
    .where('visit.award_id', '=', awardId)
    .orderBy('visit.day', 'desc')
    .execute();

export type VisitRecord = Awaited<ReturnType<typeof listVisitsOf>>[number];

/** The visit that a device registered under this id. */
export const findByEntry = (db: Db, awardId: number, entryId: string) =>
  db
    .selectFrom('site_visit')
    .select('id')
    .where('award_id', '=', awardId)
    .where('entry_id', '=', entryId)
    .executeTakeFirst();

/** A visit with the award that it belongs to. */
export const findVisit = (db: Db, id: number) =>
  db.selectFrom('site_visit').select(['id', 'award_id', 'day', 'arrived_at']).where('id', '=', id).executeTakeFirst();

/**
 * The visit of an arrival that a device names by its entry. When a colleague had registered that day before, it is the
 * visit of the day, or of the day before.
 */
export const findVisitToEnd = (db: Db, { awardId, entryId, day }: { awardId: number; entryId: string; day: string }) =>
  db
    .selectFrom('site_visit')
    .select(['id', 'award_id', 'day', 'arrived_at'])
    .where('award_id', '=', awardId)
    .where((visit) =>
      visit.or([
        ...(entryId === '' ? [] : [visit('entry_id', '=', entryId)]),
        visit.between('day', addDays(day, -1), day),
      ]),
    )
    .orderBy((visit) => visit(sql`entry_id::text`, '=', entryId), 'desc')
    .orderBy('day', 'desc')
    .executeTakeFirst();

/**
 * Stores an arrival and answers its id. When the award already has one of this day or with this entry, that one is
 * answered instead.
 */
export async function insertVisit(db: Db, row: NewVisit): Promise<{ id: number; isNew: boolean }> {
  const added = await db
    .insertInto('site_visit')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return { id: added.id, isNew: true };
  const first = await db
    .selectFrom('site_visit')
    .select('id')
    .where('award_id', '=', row.award_id)
    .where((visit) => visit.or([visit('day', '=', row.day), visit('entry_id', '=', row.entry_id)]))
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return { id: first.id, isNew: false };
}

/** Stores the end of a visit, unless it has one. */
export const endVisit = (db: Db, id: number, changes: VisitChanges) =>
  db.updateTable('site_visit').set(changes).where('id', '=', id).where('left_at', 'is', null).execute();

/** Takes the names off the visits of these projects. Times, headcounts and safety points stay. */
export const removeNames = (db: Db, projectIds: readonly number[]) =>
  db
    .updateTable('site_visit')
    .set({ user_id: null, left_user_id: null })
    .where('award_id', 'in', (awards) =>
      awards.selectFrom('outsourced_acceptance').select('id').where('project_id', 'in', projectIds),
    )
    .execute();
