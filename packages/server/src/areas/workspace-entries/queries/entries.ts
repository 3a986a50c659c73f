import type { EntryKind } from '@portal/contract/areas/workspace-entries/kinds';
import { ENTRY_LIMIT, FEED_PAGE } from '@portal/contract/areas/workspace-entries/kinds';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import { saveSearchEntries } from '#areas/search/public/search-entries.ts';
import type { Ctx } from '#context.ts';
import { SEARCHED_COLUMNS, searchRecordsOf } from '../search-records.ts';
import type { RoomEntryTable } from '../tables.ts';
import { removedFileRecords } from './files.ts';
import type { VisibilityGroup } from './visibility-groups.ts';

type Db = Ctx['db'];

/** The room of an entry. */
export const findRoomIdOf = async (db: Db, id: number): Promise<number | undefined> =>
  (await db.selectFrom('room_entry').select('room_id').where('id', '=', id).executeTakeFirst())?.room_id;

/** The columns of every entry without its texts, which may be long. */
export const entryColumns = [
  'id',
  'room_id',
  'kind',
  'author_id',
  'visibility',
  'title',
  'created_at',
  'edited_at',
  'pinned_at',
  'comment_count',
  'version',
  'change_no',
  'task_status',
  'priority',
  'start_day',
  'due_day',
  'progress',
  'progress_before',
  'board_rank',
  'place',
  'reminder',
  'repeat',
  'repeat_until',
] as const;

/** One stored entry without its content. */
export const findEntry = (db: Db, id: number) =>
  db
    .selectFrom('room_entry')
    .select([...entryColumns, 'content_text'])
    .where('id', '=', id)
    .executeTakeFirst();

export type EntryRecord = NonNullable<Awaited<ReturnType<typeof findEntry>>>;

/** The content of an existing entry, which may be long, and its excerpt. */
export const findContent = (db: Db, id: number) =>
  db.selectFrom('room_entry').select(['content', 'excerpt']).where('id', '=', id).executeTakeFirstOrThrow();

/** Inserts an entry and answers its id. */
export async function insertEntry(db: Db, row: Insertable<RoomEntryTable>): Promise<number> {
  const entry = await db.insertInto('room_entry').values(row).returning(SEARCHED_COLUMNS).executeTakeFirstOrThrow();
  await saveSearchEntries(db, searchRecordsOf(entry));
  return entry.id;
}

/** The columns that may change after an entry was added. */
export type EntryColumns = Partial<
  Insertable<Omit<RoomEntryTable, 'id' | 'room_id' | 'kind' | 'author_id' | 'visibility'>>
>;

type Changes = EntryColumns & { visibility?: RoomEntryTable['visibility'] };

/** Changes a locked entry. */
export async function updateEntry(db: Db, id: number, values: Changes): Promise<void> {
  const changing = db.updateTable('room_entry').set(values).where('id', '=', id);
  // Most changes of tasks leave out what is searched.
  if (!SEARCHED_COLUMNS.some((column) => column in values)) await changing.execute();
  else await saveSearchEntries(db, (await changing.returning(SEARCHED_COLUMNS).execute()).flatMap(searchRecordsOf));
}

/** Deletes an entry; the rows that refer to it are deleted too. */
export async function deleteEntry(db: Db, id: number): Promise<void> {
  const files = await removedFileRecords(db, id);
  await db.deleteFrom('room_entry').where('id', '=', id).execute();
  await saveSearchEntries(db, [{ kind: 'entry', key: id, entry: null }, ...files]);
}

type Page = { after: number; kind: EntryKind | '' };

/** Ids of the newest visible entries, before the entry with this id. Each visibility group needs one index scan. */
export async function listFeedIds(
  db: Db,
  groups: readonly VisibilityGroup[],
  { after, kind }: Page,
): Promise<number[]> {
  if (groups.length === 0) return [];
  const before = after === 0 ? sql`` : sql`and entry.id < ${after}::bigint`;
  const ofKind = kind === '' ? sql`` : sql`and entry.kind = ${kind}`;
  const scans = groups.map(
    ({ roomIds, sees }) => sql`(select newest.id from unnest(${roomIds}::bigint[]) as own(room_id), lateral (
      select entry.id from room_entry entry where entry.room_id = own.room_id and ${sees} ${before} ${ofKind}
      order by entry.id desc limit ${sql.lit(FEED_PAGE)}) newest order by newest.id desc limit ${sql.lit(FEED_PAGE)})`,
  );
  const { rows } = await sql<{ id: number }>`select id from (${sql.join(scans, sql` union all `)}) seen
    order by id desc limit ${sql.lit(FEED_PAGE)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Counts visible entries that are newer than this one, up to `most`. */
export async function countNewer(
  db: Db,
  groups: readonly VisibilityGroup[],
  than: number,
  most: number,
): Promise<number> {
  if (groups.length === 0) return 0;
  const scans = groups.map(
    ({ roomIds, sees }) => sql`(select newest.id from unnest(${roomIds}::bigint[]) as own(room_id), lateral (
      select entry.id from room_entry entry where entry.room_id = own.room_id and ${sees} and entry.id > ${than}::bigint
      order by entry.id desc limit ${most}) newest limit ${most})`,
  );
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select id from (${sql.join(scans, sql` union all `)}) seen limit ${most}) few`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** The visible ones of these entries. */
export async function listVisible(db: Db, ids: readonly number[], seen: RawBuilder<boolean>) {
  const { rows } = await sql<{ id: number; room_id: number; change_no: number }>`
    select entry.id, entry.room_id, entry.change_no from room_entry entry
    where entry.id = any(${ids}::bigint[]) and ${seen} order by entry.id desc`.execute(db);
  return rows;
}

/** Visible pinned entries of a room, the last pinned first. */
export async function listPinnedIds(db: Db, roomId: number, sees: RawBuilder<boolean>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select entry.id from room_entry entry
    where entry.room_id = ${roomId}::bigint and entry.pinned_at is not null and ${sees}
    order by entry.pinned_at desc, entry.id desc limit ${sql.lit(ENTRY_LIMIT.pinned)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** How many entries of a room are pinned. */
export const countPinned = async (db: Db, roomId: number): Promise<number> =>
  (await listPinnedIds(db, roomId, sql<boolean>`true`)).length;

/** Records that a user has read these entries; repeating it changes nothing. */
export async function insertReads(db: Db, ids: readonly number[], userId: string, at: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insertInto('room_read')
    .values(ids.map((entry_id) => ({ entry_id, user_id: userId, read_at: at })))
    .onConflict((conflict) => conflict.columns(['entry_id', 'user_id']).doNothing())
    .execute();
}

/** The newest entry of a room, visible or not. */
export const findNewestId = async (db: Db, roomId: number): Promise<number> =>
  (
    await db
      .selectFrom('room_entry')
      .select('id')
      .where('room_id', '=', roomId)
      .orderBy('id', 'desc')
      .executeTakeFirst()
  )?.id ?? 0;
