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

/** A folder of stored files. */
export type Folder = StoredFileTable['folder'];

/** A condition on stored_file, from the area whose records name the files. */
export type FileCondition = (file: ExpressionBuilder<Database, 'stored_file'>) => Expression<SqlBool>;

/** Finds a file by folder and name. */
export const findStoredFile = (
  db: Kysely<Database>,
  folder: Folder,
  name: string,
): Promise<Selectable<StoredFileTable> | undefined> =>
  db.selectFrom('stored_file').selectAll().where('folder', '=', folder).where('name', '=', name).executeTakeFirst();

/** The files with these names in a folder. `names` must be few. */
export const listStoredFiles = (
  db: Kysely<Database>,
  folder: Folder,
  names: readonly string[],
): Promise<Selectable<StoredFileTable>[]> =>
  names.length === 0
    ? Promise.resolve([])
    : db.selectFrom('stored_file').selectAll().where('folder', '=', folder).where('name', 'in', names).execute();

/** Those of `names` that the folder already has. */
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

/** Locks the files of a user until the transaction ends, so that no parallel request adds any. */
export const lockStoredBytes = (db: Kysely<Database>, userId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`stored bytes ${userId}`}, 0))`.execute(db);

/** The bytes of all stored files that a user has uploaded. */
export async function sumStoredBytes(db: Kysely<Database>, userId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('stored_file')
    .select((file) => file.fn.sum<number | null>('bytes').as('bytes'))
    .where('uploaded_by', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

/** Inserts rows, sorted by folder and name, so that two uploads of the same names cannot deadlock. */
export async function insertStoredFiles(
  db: Kysely<Database>,
  files: readonly Insertable<StoredFileTable>[],
): Promise<void> {
  const pathOf = ({ folder, name }: Insertable<StoredFileTable>): string => `${folder}/${name}`;
  const inOrder = [...files].sort((one, other) => (pathOf(one) < pathOf(other) ? -1 : 1));
  await db.insertInto('stored_file').values(inOrder).execute();
}

type Unclaimed = { folder: Folder; before: Date; most: number; unclaimed: FileCondition };

/** Deletes at most `most` rows older than `before` that fulfil the condition, and returns their storage keys. */
export async function deleteUnclaimed(db: Kysely<Database>, filter: Unclaimed): Promise<string[]> {
  const rows = await db
    .deleteFrom('stored_file')
    .where('id', 'in', (inner) =>
      inner
        .selectFrom('stored_file')
        .select('id')
        .where('folder', '=', filter.folder)
        .where('uploaded_at', '<', filter.before)
        .where(filter.unclaimed)
        .limit(filter.most),
    )
    .returning('storage_key')
    .execute();
  return rows.map((row) => row.storage_key);
}

/** Counts the files of a folder, and those that `deleteUnclaimed` would delete. */
export async function countUnclaimed(
  db: Kysely<Database>,
  { folder, before, unclaimed }: Omit<Unclaimed, 'most'>,
): Promise<{ due: number; total: number }> {
  const files = db.selectFrom('stored_file').where('folder', '=', folder);
  const { total } = await files.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const { due } = await files
    .select(({ fn }) => fn.countAll<number>().as('due'))
    .where('uploaded_at', '<', before)
    .where(unclaimed)
    .executeTakeFirstOrThrow();
  return { due: Number(due), total: Number(total) };
}

/** Those of the storage keys that a row names. */
export async function listKnownKeys(db: Kysely<Database>, keys: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('stored_file').select('storage_key').where('storage_key', 'in', keys).execute();
  return rows.map((row) => row.storage_key);
}

/** Deletes the rows of these names, and returns their storage keys. */
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

/** The stored bytes per folder, and of the user with the most. */
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
