import type { Board } from '@portal/contract/areas/comments/boards';
import { type Insertable, sql } from 'kysely';
import { alarmSql } from '#areas/alarms/public/alarms.ts';
import type { Ctx } from '#context.ts';
import type { RecordKey } from './queries/thread.ts';
import type { CommentTable } from './tables.ts';

type Db = Ctx['db'];

/** Finds a comment and locks it. A parallel reply, edit or deletion waits. */
export const findComment = (db: Db, id: number) =>
  db.selectFrom('comment').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** A comment to insert, without its record. */
export type NewComment = Omit<Insertable<CommentTable>, 'board' | 'post_id' | 'parent_id'> & {
  parent_id: number | null;
};

/** Begins a statement whose CTE 'added' inserts the comments and returns their ids. */
const insertInCte = (db: Db, { board, key }: RecordKey, rows: readonly NewComment[]) =>
  db.with('added', (write) =>
    write
      .insertInto('comment')
      .values(rows.map((row) => ({ ...row, board, post_id: key })))
      .returning('id'),
  );

const lastId = sql<number>`(select max(id) from added)`;

/** SQL: the authors of earlier comments on a record, without deleted ones and history lines (wire.md, Projects). */
const commenters = ({ board, key }: RecordKey) => sql<string[]>`array(
  select distinct user_id from comment
  where board = ${board} and post_id = ${key} and not automatic and deleted_at is null)`;

/** The id of the last inserted comment, and the authors of earlier ones. */
export type InsertedComments = { lastId: number; commenters: string[] };

/** Inserts comments of one record, in the given order. */
export const insertComments = (db: Db, place: RecordKey, rows: readonly NewComment[]): Promise<InsertedComments> =>
  insertInCte(db, place, rows)
    .selectNoFrom([lastId.as('lastId'), commenters(place).as('commenters')])
    .executeTakeFirstOrThrow();

/** What the alarms of a comment need: the record, its title, its addressees, and the author of the comment. */
export type CommentAlarm = RecordKey & {
  subject: string;
  addressees: readonly string[];
  writer: string;
  createdAt: Date;
};

/** SQL: the recipients of the alarms: the addressees and earlier commenters, without the author. */
const recipients = ({ addressees, writer, ...place }: CommentAlarm) =>
  sql<string[]>`array_remove(${addressees}::text[] || ${commenters(place)}, ${writer})`;

/** Inserts comments and the alarms of the last one. One statement, because every save of a project runs it. */
export async function insertWithAlarms(db: Db, alarm: CommentAlarm, rows: readonly NewComment[]): Promise<number> {
  const written = await insertInCte(db, alarm, rows)
    .with('raised', () => alarmSql.insert(alarm, lastId, recipients(alarm)))
    .selectNoFrom([lastId.as('lastId'), alarmSql.notify.as('notified')])
    .executeTakeFirstOrThrow();
  return written.lastId;
}

/** Changes the text of a comment. */
export const updateContent = (db: Db, id: number, content: string, now: Date) =>
  db.updateTable('comment').set({ content, edited_at: now }).where('id', '=', id).execute();

/** Marks a comment as deleted. The row stays. */
export const markDeleted = (db: Db, id: number, now: Date) =>
  db.updateTable('comment').set({ deleted_at: now }).where('id', '=', id).execute();

/** What to blank in a thread: all of it except the values of `exceptItems`, or only the lines of `onlyItem`. */
export type BlankOptions = { text: string; value: string; exceptItems?: readonly string[]; onlyItem?: string };

/** Blanks the contents of the threads of some records. Authors and times stay. */
export function blankContents(
  db: Db,
  { board, keys }: { board: Board; keys: readonly string[] },
  { text, value, exceptItems = [], onlyItem }: BlankOptions,
) {
  const blankedValue = (column: 'origin_value' | 'new_value') => sql<string>`case
    when not automatic then '' when item_name = any(${exceptItems}::text[]) then ${sql.ref(column)} else ${value} end`;
  let update = db
    .updateTable('comment')
    .set({
      content: text,
      origin_value: blankedValue('origin_value'),
      new_value: blankedValue('new_value'),
      change_reason: '',
    })
    .where('board', '=', board)
    .where('post_id', '=', sql<string>`any(${keys}::text[])`);
  if (onlyItem !== undefined) update = update.where('automatic', '=', true).where('item_name', '=', onlyItem);
  return update.execute();
}

/** Moves the thread of a record to another key. */
export const moveThread = (db: Db, { board, key }: RecordKey, newKey: string) =>
  db.updateTable('comment').set({ post_id: newKey }).where('board', '=', board).where('post_id', '=', key).execute();
