import { ENTRY_PAGE } from '@portal/contract/areas/workspace-entries/kinds';
import type { Insertable } from 'kysely';
import type { Ctx } from '../../../context.ts';
import type { RoomHistoryTable } from '../tables.ts';

type Db = Ctx['db'];

export const insertHistory = (db: Db, line: Insertable<RoomHistoryTable>) =>
  db.insertInto('room_history').values(line).execute();

/** What an entry said before its edits, newest first, before the line of this id. */
export function listHistoryOf(db: Db, entryId: number, after: number) {
  let query = db
    .selectFrom('room_history as line')
    .innerJoin('portal_user as person', 'person.user_id', 'line.editor_id')
    .select([
      'line.id',
      'line.version',
      'line.editor_id',
      'person.user_name',
      'line.created_at',
      'line.title',
      'line.content',
      'line.changes',
    ])
    .where('line.entry_id', '=', entryId);
  if (after !== 0) query = query.where('line.id', '<', after);
  return query.orderBy('line.id', 'desc').limit(ENTRY_PAGE).execute();
}
