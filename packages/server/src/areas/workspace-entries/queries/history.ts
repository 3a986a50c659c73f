import { ENTRY_PAGE } from '@portal/contract/areas/workspace-entries/kinds';
import type { Insertable } from 'kysely';
import type { Ctx } from '../../../context.ts';
import type { RoomHistoryTable } from '../tables.ts';

type Db = Ctx['db'];

export const insertHistory = (db: Db, line: Insertable<RoomHistoryTable>) =>
  db.insertInto('room_history').values(line).execute();

type Asked = { entryId: number; after: number; isAdmin: boolean };

/** What an entry said before its edits, newest first, before the line of this id: while it was for admins, to admins. */
export function listHistoryOf(db: Db, { entryId, after, isAdmin }: Asked) {
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
  if (!isAdmin) query = query.where('line.visibility', '=', 'A');
  if (after !== 0) query = query.where('line.id', '<', after);
  return query.orderBy('line.id', 'desc').limit(ENTRY_PAGE).execute();
}
