import { FILE_RULES } from '@portal/contract/areas/files/kinds';
import { ENTRY_PAGE, EntryKind, TAB_COUNT_LIMIT } from '@portal/contract/areas/workspace-entries/kinds';
import { type Insertable, sql } from 'kysely';
import type { FileCondition } from '#areas/files/public/stored-files.ts';
import { type SearchRecord, saveSearchEntries } from '#areas/search/public/search-entries.ts';
import { seesFilesOf, visibleToMember } from '#areas/workspace/public/entry-visibility.ts';
import type { Room } from '#areas/workspace/public/room-access.ts';
import type { Ctx } from '#context.ts';
import type { Expired } from '#db/removal.ts';
import { columnContains } from '#lists/table-page.ts';
import { fileSearchRecords, SEARCHED_FILE_COLUMNS, type SearchedFile } from '../search-records.ts';
import type { RoomFileTable } from '../tables.ts';
import { OPEN_STATUSES } from './task-index-scans.ts';

type Db = Ctx['db'];

/** Locks the room for other uploads until the transaction ends. */
export const lockRoomBytes = (db: Db, roomId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`room bytes ${roomId}`}, 0))`.execute(db);

/** Bytes of the files of a room, including files without an entry. */
export async function sumRoomBytes(db: Db, roomId: number): Promise<number> {
  const { bytes } = await db
    .selectFrom('room_file')
    .select((file) => file.fn.sum<number | null>('bytes').as('bytes'))
    .where('room_id', '=', roomId)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

/** Bytes of the largest room. */
export async function largestRoomBytes(db: Db): Promise<number> {
  const largest = await db
    .selectFrom('room_file')
    .select((file) => file.fn.sum<number>('bytes').as('bytes'))
    .groupBy('room_id')
    .orderBy('bytes', 'desc')
    .limit(1)
    .executeTakeFirst();
  return Number(largest?.bytes ?? 0);
}

/** Inserts files and answers their ids and names. */
export const insertFiles = (db: Db, files: readonly Insertable<RoomFileTable>[]) =>
  db
    .insertInto('room_file')
    .values([...files])
    .returning(['id', 'name'])
    .execute();

/** Types of newly stored files, detected from their content. */
export const listTypes = (db: Db, names: readonly string[]) =>
  db
    .selectFrom('stored_file')
    .select(['name', 'mime'])
    .where('folder', '=', FILE_RULES.roomFile.folder)
    .where('name', '=', sql<string>`any(${names}::text[])`)
    .execute();

/** The ones of these files that the entry may have: its own, and the user's uploads without an entry. */
export const listClaimable = (
  db: Db,
  place: { roomId: number; entryId: number; userId: string },
  ids: readonly number[],
) =>
  db
    .selectFrom('room_file')
    .select(['id', 'name'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('room_id', '=', place.roomId)
    .where((file) =>
      file.or([
        file('entry_id', '=', place.entryId),
        file.and([file('entry_id', 'is', null), file('uploaded_by', '=', place.userId)]),
      ]),
    )
    .execute();

/** Gives an entry exactly these files in their order; a dropped file is removed a day later. */
export async function claimFiles(db: Db, entryId: number, ids: readonly number[], at: Date): Promise<void> {
  const dropped = await db
    .updateTable('room_file')
    .set({ entry_id: null, uploaded_at: at })
    .where('entry_id', '=', entryId)
    .where(sql<boolean>`id <> all(${ids}::bigint[])`)
    .returning(SEARCHED_FILE_COLUMNS)
    .execute();
  const { rows: claimed } = await sql<SearchedFile>`update room_file
    set entry_id = ${entryId}::bigint, position = wanted.place
    from unnest(${ids}::bigint[]) with ordinality as wanted(id, place)
    where room_file.id = wanted.id
    returning ${sql.join(SEARCHED_FILE_COLUMNS.map((column) => sql.ref(`room_file.${column}`)))}`.execute(db);
  await saveSearchEntries(db, [...dropped, ...claimed].flatMap(fileSearchRecords));
}

/** The search records of the files of an entry that is deleted, which go with it. */
export const removedFileRecords = async (db: Db, entryId: number): Promise<SearchRecord[]> =>
  (await db.selectFrom('room_file').select('id').where('entry_id', '=', entryId).execute()).map(({ id }) => ({
    kind: 'file',
    key: id,
    entry: null,
  }));

/** A page of the files of a room that its member sees, newest first, before the file with this id. */
export function pageFiles(db: Db, room: Room, { after, keyword }: { after: number; keyword: string }) {
  let query = db
    .selectFrom('room_file as file')
    .innerJoin('room_entry as entry', 'entry.id', 'file.entry_id')
    .innerJoin('portal_user as person', 'person.user_id', 'file.uploaded_by')
    .select([
      'file.id',
      'file.name',
      'file.bytes',
      'file.is_picture',
      'file.uploaded_at',
      'entry.id as entry_id',
      'entry.title',
      'entry.kind',
      'entry.author_id',
      'entry.visibility',
      'person.user_name',
    ])
    .where('file.room_id', '=', room.id)
    .where('file.entry_id', 'is not', null)
    .where(seesFilesOf(room, 'entry'));
  if (after !== 0) query = query.where('file.id', '<', after);
  if (keyword !== '') query = query.where(columnContains('file.name', keyword));
  return query.orderBy('file.id', 'desc').limit(ENTRY_PAGE).execute();
}

/** How many open tasks and files of a room its member sees, each up to TAB_COUNT_LIMIT. */
export async function countForTabs(db: Db, room: Room): Promise<{ tasks: number; files: number }> {
  const { rows } = await sql<{ tasks: number; files: number }>`
    select (select count(*)::int from (select from room_entry entry
        where entry.room_id = ${room.id}::bigint and entry.kind = ${sql.lit(EntryKind.Task)}
          and entry.task_status in (${OPEN_STATUSES}) and ${visibleToMember(room, 'entry')}
        limit ${sql.lit(TAB_COUNT_LIMIT)}) open) as tasks,
      (select count(*)::int from (select from room_file file join room_entry entry on entry.id = file.entry_id
        where file.room_id = ${room.id}::bigint and file.entry_id is not null and ${seesFilesOf(room, 'entry')}
        limit ${sql.lit(TAB_COUNT_LIMIT)}) seen) as files`.execute(db);
  return rows[0] ?? { tasks: 0, files: 0 };
}

/** A file by its stored name. */
export const findFile = (db: Db, name: string) =>
  db
    .selectFrom('room_file')
    .select(['entry_id', 'uploaded_by', 'is_picture'])
    .where('name', '=', name)
    .executeTakeFirst();

/** Rows of files that have had no entry since `before`. */
export const unattachedFiles = (before: Date): Expired => ({
  table: 'room_file',
  cap: 'files',
  where: sql`entry_id is null and uploaded_at < ${before}`,
});

/** Whether no room has a stored file. */
export const isUnclaimedFile: FileCondition = (file) =>
  file.not(
    file.exists(
      file.selectFrom('room_file').select('room_file.id').whereRef('room_file.name', '=', 'stored_file.name'),
    ),
  );
