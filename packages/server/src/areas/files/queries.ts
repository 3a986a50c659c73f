import type { Expression, ExpressionBuilder, Insertable, Kysely, Selectable, SqlBool } from 'kysely';
import type { Database } from '../../db/schema.ts';
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
