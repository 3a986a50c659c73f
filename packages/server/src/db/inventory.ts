/** Asks the database one statement; gives its rows. */
export type Ask = (text: string) => Promise<Record<string, unknown>[]>;

/** Bytes that a row names, by the key they are stored under. */
export type NamedFile = { key: string; mime: string; bytes: number };

/** What a database holds: its version, its tables with their numbers of rows, and the files its rows name. */
export type Inventory = {
  /** As the server gives it: 150004. */
  version: number;
  migrations: string[];
  counts: Record<string, number>;
  files: NamedFile[];
};

/**
 * Maps of terms and notes of changes, by the table they are made from: a dump leaves them out, and after a restore
 * every row there is counts as changed.
 */
const DERIVED = [
  { source: 'outsourced_project', map: 'outsourced_map', changes: 'outsourced_change' },
  { source: 'internal_project', map: 'internal_map', changes: 'internal_change' },
];

/** Tables of which a dump holds the columns alone. */
export const derivedTables = DERIVED.flatMap(({ map, changes }) => [map, changes]);

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Tables whose rows a backup holds, in the order of their names; none in an empty database. Unlogged ones end with a
 * crash anyway.
 */
export async function listTables(ask: Ask): Promise<string[]> {
  const rows = await ask(`
    select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' order by relname`);
  return rows.map(({ relname }) => String(relname));
}

/** After a restore: what a dump leaves out will be made anew. A backup may be older than these tables. */
export async function remakeDerived(ask: Ask): Promise<void> {
  const tables = await listTables(ask);
  for (const { source, changes } of DERIVED.filter((derived) => tables.includes(derived.changes)))
    await ask(`insert into public.${changes} (id) select id from public.${source}`);
}

/** Numbers of rows by table, counted one by one, but for those that are made from others. */
export async function countRows(ask: Ask): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await listTables(ask)) {
    if (derivedTables.includes(table)) continue;
    const [row] = await ask(`select count(*) as rows from public.${quoted(table)}`);
    counts[table] = Number(row?.['rows']);
  }
  return counts;
}

/** All of it; what is asked must be of one moment, in a snapshot or on the only connection. */
export async function takeInventory(ask: Ask): Promise<Inventory> {
  const [server] = await ask(`select current_setting('server_version_num') as version`);
  const migrations = await ask('select name from kysely_migration order by name');
  const files = await ask('select storage_key, mime, bytes from stored_file order by id');
  return {
    version: Number(server?.['version']),
    migrations: migrations.map(({ name }) => String(name)),
    counts: await countRows(ask),
    files: files.map(({ storage_key, mime, bytes }) => ({
      key: String(storage_key),
      mime: String(mime),
      bytes: Number(bytes),
    })),
  };
}
