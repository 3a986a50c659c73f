import {
  type Expression,
  type ExpressionBuilder,
  type Insertable,
  type Kysely,
  type Selectable,
  type SqlBool,
  sql,
} from 'kysely';
import type { Database } from '#db/schema.ts';
import type { StoredFileTable } from './tables.ts';

export type Folder = StoredFileTable['folder'];

/** Condition on stored_file, given by the area whose records name the files. */
export type FileCondition = (file: ExpressionBuilder<Database, 'stored_file'>) => Expression<SqlBool>;

/** The file of that name in the folder, or undefined. */
export const findStoredFile = (
  db: Kysely<Database>,
  folder: Folder,
  name: string,
): Promise<Selectable<StoredFileTable> | undefined> =>
  db.selectFrom('stored_file').selectAll().where('folder', '=', folder).where('name', '=', name).executeTakeFirst();

/** The files of these names in the folder; names are few. */
export const listStoredFiles = (
  db: Kysely<Database>,
  folder: Folder,
  names: readonly string[],
): Promise<Selectable<StoredFileTable>[]> =>
  names.length === 0
    ? Promise.resolve([])
    : db.selectFrom('stored_file').selectAll().where('folder', '=', folder).where('name', 'in', names).execute();

/** Those of `names` that the folder already holds. */
export async function listTakenNames(
  db: Kysely<Database>,
  folder: Folder,
  names: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('stored_file')
    .select('name')
    .where('folder', '=', folder)
    .where('name', 'in', names)
    .execute();
  return rows.map((row) => row.name);
}

/** Until the end of the transaction nobody else adds files of this user. */
export const lockStoredBytes = (db: Kysely<Database>, userId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`stored bytes ${userId}`}, 0))`.execute(db);

/** Bytes of all files that a user uploaded and that are still stored. */
export async function sumStoredBytes(db: Kysely<Database>, userId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('stored_file')
    .select((file) => file.fn.sum<number | null>('bytes').as('bytes'))
    .where('uploaded_by', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

/** All rows or none. In one order, so that two uploads of the same names cannot deadlock. */
export async function insertStoredFiles(
  db: Kysely<Database>,
  files: readonly Insertable<StoredFileTable>[],
): Promise<void> {
  const placeOf = ({ folder, name }: Insertable<StoredFileTable>): string => `${folder}/${name}`;
  const inOrder = [...files].sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  await db.insertInto('stored_file').values(inOrder).execute();
}

type Unclaimed = { folder: Folder; before: Date; most: number; unclaimed: FileCondition };

/** Removes at most `most` rows stored before `before` that meet the condition; gives the keys of their bytes. */
export async function deleteUnclaimed(db: Kysely<Database>, wanted: Unclaimed): Promise<string[]> {
  const rows = await db
    .deleteFrom('stored_file')
    .where('id', 'in', (inner) =>
      inner
        .selectFrom('stored_file')
        .select('id')
        .where('folder', '=', wanted.folder)
        .where('uploaded_at', '<', wanted.before)
        .where(wanted.unclaimed)
        .limit(wanted.most),
    )
    .returning('storage_key')
    .execute();
  return rows.map((row) => row.storage_key);
}

/** Those of the keys that a row names. */
export async function listKnownKeys(db: Kysely<Database>, keys: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('stored_file').select('storage_key').where('storage_key', 'in', keys).execute();
  return rows.map((row) => row.storage_key);
}

/** Removes the rows of these names; gives the keys of their bytes. */
export async function deleteStoredFiles(
  db: Kysely<Database>,
  folder: Folder,
  names: readonly string[],
): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await db
    .deleteFrom('stored_file')
    .where('folder', '=', folder)
    .where('name', 'in', names)
    .returning('storage_key')
    .execute();
  return rows.map((row) => row.storage_key);
}

/** Stored bytes by folder, and those of the user who has most. */
export async function measureStored(db: Kysely<Database>): Promise<{ folders: Map<string, number>; largest: number }> {
  const sums = await db
    .selectFrom('stored_file')
    .select((file) => ['folder', 'uploaded_by', file.fn.sum<number>('bytes').as('bytes')])
    .groupBy(['folder', 'uploaded_by'])
    .execute();
  const folders = new Map<string, number>();
  const users = new Map<string, number>();
  for (const { folder, uploaded_by, bytes } of sums) {
    folders.set(folder, (folders.get(folder) ?? 0) + Number(bytes));
    users.set(uploaded_by, (users.get(uploaded_by) ?? 0) + Number(bytes));
  }
  return { folders, largest: Math.max(0, ...users.values()) };
}
