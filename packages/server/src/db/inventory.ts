/** Asks the database one statement; gives its rows. */
export type Ask = (text: string) => Promise<Record<string, unknown>[]>;

/** Bytes that a row names, by the key they are stored under. */
export type NamedFile = { key: string; mime: string; bytes: number };

/** What a database holds: its migrations, its tables with their numbers of rows, its sequences, and the files its rows name. */
export type Inventory = {
  migrations: string[];
  counts: Record<string, number>;
  /** The last number given; one that gave none is left out. */
  sequences: Record<string, number>;
  files: NamedFile[];
};

/** A name of the schema as a statement writes it. */
export const quoted = (name: string): string => `public."${name.replaceAll('"', '""')}"`;

/** Tables whose rows a backup holds, by name; none in an empty database. Unlogged ones end with a crash anyway. */
export async function listTables(ask: Ask): Promise<string[]> {
  const rows = await ask(`
    select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' order by relname`);
  return rows.map(({ relname }) => String(relname));
}

/** Numbers of rows by table, counted one by one. */
export async function countRows(ask: Ask): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await listTables(ask)) {
    const [row] = await ask(`select count(*) as rows from ${quoted(table)}`);
    counts[table] = Number(row?.['rows']);
  }
  return counts;
}

/** All of it; what is asked must be of one moment, in a snapshot. */
export async function takeInventory(ask: Ask): Promise<Inventory> {
  const migrations = await ask('select name from kysely_migration order by name');
  const files = await ask('select storage_key, mime, bytes from stored_file order by id');
  const sequences = await ask(`
    select sequencename, last_value from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename`);
  return {
    migrations: migrations.map(({ name }) => String(name)),
    counts: await countRows(ask),
    sequences: Object.fromEntries(sequences.map((row) => [String(row['sequencename']), Number(row['last_value'])])),
    files: files.map(({ storage_key, mime, bytes }) => ({
      key: String(storage_key),
      mime: String(mime),
      bytes: Number(bytes),
    })),
  };
}
