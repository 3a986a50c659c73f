import { MIGRATION_LISTS } from './applied-migrations.ts';

/** Runs one statement and returns its rows. */
export type RunQuery = (text: string) => Promise<Record<string, unknown>[]>;

/** A stored file that a row refers to; `key` is its key in the file store. */
export type ReferencedFile = { key: string; mime: string; bytes: number };

/** The content of a database: migrations, tables with their row counts, sequences, and stored files. */
export type Inventory = {
  migrations: string[];
  counts: Record<string, number>;
  /** The last value of each sequence; a sequence without a value is missing. */
  sequences: Record<string, number>;
  files: ReferencedFile[];
};

/** Quotes the name of a table for a statement. */
export const quoted = (name: string): string => `public."${name.replaceAll('"', '""')}"`;

/**
 * Lists the tables of a backup by name; none in an empty database. Unlogged tables are left out, since a crash empties
 * them. A table that is split by month is one table: its months are made anew where they are missing.
 */
export async function listTables(query: RunQuery): Promise<string[]> {
  const rows = await query(`
    select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relpersistence = 'p'
    order by relname`);
  return rows.map(({ relname }) => String(relname));
}

/** Lists the tables that are split by month. */
export async function listSplitTables(query: RunQuery): Promise<string[]> {
  const rows = await query(`
    select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'p' order by relname`);
  return rows.map(({ relname }) => String(relname));
}

/** Counts the rows of each table. */
export async function countRows(query: RunQuery): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await listTables(query)) {
    const [row] = await query(`select count(*) as rows from ${quoted(table)}`);
    counts[table] = Number(row?.['rows']);
  }
  return counts;
}

/** Reads the whole inventory. The caller opens a snapshot, so that everything is of one moment. */
export async function takeInventory(query: RunQuery): Promise<Inventory> {
  const tables = await listTables(query);
  const migrations = await query(
    MIGRATION_LISTS.filter((list) => tables.includes(list))
      .map((list) => `select name from ${list}`)
      .join(' union ')
      .concat(' order by name'),
  );
  const files = await query('select storage_key, mime, bytes from stored_file order by id');
  const sequences = await query(`
    select sequencename, last_value from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename`);
  return {
    migrations: migrations.map(({ name }) => String(name)),
    counts: await countRows(query),
    sequences: Object.fromEntries(sequences.map((row) => [String(row['sequencename']), Number(row['last_value'])])),
    files: files.map(({ storage_key, mime, bytes }) => ({
      key: String(storage_key),
      mime: String(mime),
      bytes: Number(bytes),
    })),
  };
}
