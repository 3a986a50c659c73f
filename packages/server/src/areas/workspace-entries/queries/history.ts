import { ENTRY_PAGE } from '@portal/contract/areas/workspace-entries/kinds';
import { type Insertable, sql } from 'kysely';
import type { Ctx } from '#context.ts';
import type { RoomHistoryTable } from '../tables.ts';

type Db = Ctx['db'];

/** Inserts a line of the history of an entry. */
export const insertHistory = (db: Db, line: Insertable<RoomHistoryTable>) =>
  db.insertInto('room_history').values(line).execute();

type HistoryQuery = { entryId: number; isAdmin: boolean };

/** Lines of the history of an entry without contents. Only admins get lines that were visible to admins only. */
function selectHistory(db: Db, { entryId, isAdmin }: HistoryQuery) {
  const query = db
    .selectFrom('room_history as line')
    .innerJoin('portal_user as person', 'person.user_id', 'line.editor_id')
    .select([
      'line.id',
      'line.version',
      'line.editor_id',
      'person.user_name',
      'line.created_at',
      'line.title',
      'line.changes',
    ])
    .where('line.entry_id', '=', entryId);
  return isAdmin ? query : query.where('line.visibility', '=', 'A');
}

/** Former versions of an entry, newest first, before the line with this id; long contents as excerpts. */
export function listHistoryOf(db: Db, filter: HistoryQuery, after: number) {
  let query = selectHistory(db, filter).select([
    sql<string>`coalesce(line.excerpt, line.content)`.as('content'),
    sql<boolean>`line.excerpt is not null`.as('is_cut'),
  ]);
  if (after !== 0) query = query.where('line.id', '<', after);
  return query.orderBy('line.id', 'desc').limit(ENTRY_PAGE).execute();
}
export type HistoryRecord = Awaited<ReturnType<typeof listHistoryOf>>[number];

/** One line with its whole content. */
export const findHistory = (db: Db, filter: HistoryQuery, id: number): Promise<HistoryRecord | undefined> =>
  selectHistory(db, filter)
    .select(['line.content', sql<boolean>`false`.as('is_cut')])
    .where('line.id', '=', id)
    .executeTakeFirst();
