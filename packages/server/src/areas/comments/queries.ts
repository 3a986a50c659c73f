import type { Board } from '@portal/contract/areas/comments/boards';
import { type Insertable, sql } from 'kysely';
import { alarmsBeside } from '#areas/alarms/public/alarms.ts';
import type { Ctx } from '#context.ts';
import type { Place } from './queries/thread.ts';
import type { CommentTable } from './tables.ts';

type Db = Ctx['db'];

/** One comment, locked: whoever replies to it, edits or deletes it at the same time waits. */
export const findComment = (db: Db, id: number) =>
  db.selectFrom('comment').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export type NewComment = Omit<Insertable<CommentTable>, 'board' | 'post_id' | 'parent_id'> & {
  parent_id: number | null;
};

const adding = (db: Db, { board, key }: Place, rows: readonly NewComment[]) =>
  db.with('added', (write) =>
    write
      .insertInto('comment')
      .values(rows.map((row) => ({ ...row, board, post_id: key })))
      .returning('id'),
  );

const lastId = sql<number>`(select max(id) from added)`;

/** SQL: who wrote comments on a record before that still stand; lines of the history do not count (wire.md, Projects). */
const commenters = ({ board, key }: Place) => sql<string[]>`array(
  select distinct user_id from comment
  where board = ${board} and post_id = ${key} and not automatic and deleted_at is null)`;

/** The key of the last comment written, and who had written before. */
export type Written = { lastId: number; commenters: string[] };

/** Inserts comments of one record in the order given. */
export const insertComments = (db: Db, place: Place, rows: readonly NewComment[]): Promise<Written> =>
  adding(db, place, rows)
    .selectNoFrom([lastId.as('lastId'), commenters(place).as('commenters')])
    .executeTakeFirstOrThrow();

/** A record as alarms show it, whom it is addressed to, and who says something there. */
export type Told = Place & { subject: string; addressees: readonly string[]; writer: string; createdAt: Date };

/** Who hears of a comment: whom its record is addressed to and who commented on it before, but not who writes. */
const hearers = ({ addressees, writer, ...place }: Told) =>
  sql<string[]>`array_remove(${addressees}::text[] || ${commenters(place)}, ${writer})`;

/** The same as insertComments, and raises the alarms of the last one: one statement, since every save of a project passes here. */
export async function insertTold(db: Db, told: Told, rows: readonly NewComment[]): Promise<number> {
  const written = await adding(db, told, rows)
    .with('raised', () => alarmsBeside.raising(told, lastId, hearers(told)))
    .selectNoFrom([lastId.as('lastId'), alarmsBeside.noticed.as('told')])
    .executeTakeFirstOrThrow();
  return written.lastId;
}

export const updateContent = (db: Db, id: number, content: string, now: Date) =>
  db.updateTable('comment').set({ content, edited_at: now }).where('id', '=', id).execute();

export const markDeleted = (db: Db, id: number, now: Date) =>
  db.updateTable('comment').set({ deleted_at: now }).where('id', '=', id).execute();

/** What of a thread goes: all of it, but for the values of `kept` items; or the lines of one item alone. */
export type Blanking = { text: string; value: string; kept?: readonly string[]; only?: string };

/** Takes away what is said in the threads of some records; who spoke and when stays. */
export function blankContents(
  db: Db,
  { board, keys }: { board: Board; keys: readonly string[] },
  { text, value, kept = [], only }: Blanking,
) {
  const left = (column: 'origin_value' | 'new_value') => sql<string>`case
    when not automatic then '' when item_name = any(${kept}::text[]) then ${sql.ref(column)} else ${value} end`;
  let blanking = db
    .updateTable('comment')
    .set({
      content: text,
      origin_value: left('origin_value'),
      new_value: left('new_value'),
      change_reason: '',
    })
    .where('board', '=', board)
    .where('post_id', '=', sql<string>`any(${keys}::text[])`);
  if (only !== undefined) blanking = blanking.where('automatic', '=', true).where('item_name', '=', only);
  return blanking.execute();
}

/** The thread of a record that goes on under another key. */
export const moveThread = (db: Db, { board, key }: Place, newKey: string) =>
  db.updateTable('comment').set({ post_id: newKey }).where('board', '=', board).where('post_id', '=', key).execute();
