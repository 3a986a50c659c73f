import { ENTRY_PAGE } from '@portal/contract/areas/workspace-entries/kinds';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Ctx } from '../../../context.ts';
import type { RoomCommentTable } from '../tables.ts';
import { type CommentRecord, selectComments } from './parts.ts';

type Db = Ctx['db'];

export const findComment = (db: Db, id: number) => selectComments(db).where('said.id', '=', id).executeTakeFirst();

/** A page of comments of the first level before one of them, each with its replies behind it, from old to new. */
export function pageComments(db: Db, entryId: number, before: number): Promise<CommentRecord[]> {
  const older = before === 0 ? sql`` : sql`and id < ${before}::bigint`;
  const thread = sql`coalesce(said.parent_id, said.id)`;
  return selectComments(db)
    .where('said.entry_id', '=', entryId)
    .where(
      sql<boolean>`${thread} in (select id from room_comment
        where entry_id = ${entryId}::bigint and parent_id is null ${older}
        order by id desc limit ${sql.lit(ENTRY_PAGE)})`,
    )
    .orderBy(thread)
    .orderBy('said.id')
    .execute();
}

export const insertComment = async (db: Db, row: Insertable<RoomCommentTable>): Promise<number> =>
  (await db.insertInto('room_comment').values(row).returning('id').executeTakeFirstOrThrow()).id;

export const updateComment = (db: Db, id: number, columns: Updateable<RoomCommentTable>) =>
  db
    .updateTable('room_comment')
    .set({ ...columns, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();

export const deleteComment = (db: Db, id: number) => db.deleteFrom('room_comment').where('id', '=', id).execute();

/** Whether a comment has replies, deleted or not. */
export const hasReplies = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('room_comment').select('id').where('parent_id', '=', id).limit(1).executeTakeFirst()) !==
  undefined;
