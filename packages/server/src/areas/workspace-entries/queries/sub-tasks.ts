import { type Insertable, sql, type Updateable } from 'kysely';
import type { Ctx } from '#context.ts';
import type { RoomSubTaskTable } from '../tables.ts';

type Db = Ctx['db'];

/** One sub-task. */
export const findSubTask = (db: Db, id: number) =>
  db
    .selectFrom('room_sub_task')
    .select(['id', 'entry_id', 'user_id', 'version'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Inserts a sub-task and answers its id. */
export const insertSubTask = async (db: Db, row: Insertable<RoomSubTaskTable>): Promise<number> =>
  (await db.insertInto('room_sub_task').values(row).returning('id').executeTakeFirstOrThrow()).id;

/** Changes a sub-task and increases its version. */
export const updateSubTask = (db: Db, id: number, columns: Updateable<RoomSubTaskTable>) =>
  db
    .updateTable('room_sub_task')
    .set({ ...columns, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();

/** Deletes a sub-task. */
export const deleteSubTask = (db: Db, id: number) => db.deleteFrom('room_sub_task').where('id', '=', id).execute();
