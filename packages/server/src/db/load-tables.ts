import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import { DatabaseError } from './connect.ts';
import { runQueryOn, withDirectConnection } from './direct-connection.ts';
import { countRows, type Inventory, listTables, quoted, type RunQuery } from './inventory.ts';
import { migrations } from './migrations/all.ts';
import { runAllWithin } from './run-migration.ts';
import type { Database } from './schema.ts';

/** Whether a database has no tables. */
export const isEmptyDatabase = (url: string): Promise<boolean> =>
  withDirectConnection(url, async (client) => (await listTables(runQueryOn(client))).length === 0);

/** Kysely on one connection that the caller owns and closes. */
const kyselyOn = (client: pg.Client): Kysely<Database> => {
  const borrowed = Object.assign(client, { release: () => {} });
  const pool = { options: {}, connect: async () => borrowed, end: async () => {} };
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
};

/**
 * Drops the foreign keys, so that tables can be filled in any order. Returns statements that add and check them again.
 */
async function dropForeignKeys(query: RunQuery): Promise<string[]> {
  const keys = await query(`
    select conrelid::regclass as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`);
  for (const { table, name } of keys) await query(`alter table ${table} drop constraint ${name}`);
  return keys.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`);
}

/** Every table and partition, since some triggers belong to partitions alone. */
const listTriggered = async (query: RunQuery): Promise<string[]> => {
  const rows = await query(`
    select distinct relname from pg_class join pg_trigger on tgrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and not tgisinternal order by relname`);
  return rows.map(({ relname }) => quoted(String(relname)));
};

/** Replaces the rows that the migrations inserted with those of the backup, while triggers are disabled. */
async function fillTables(
  client: pg.Client,
  query: RunQuery,
  tables: readonly string[],
  folder: string,
): Promise<void> {
  const foreignKeys = await dropForeignKeys(query);
  const triggered = await listTriggered(query);
  for (const table of triggered) await query(`alter table ${table} disable trigger user`);
  await query(`truncate ${tables.map(quoted).join(', ')}`);
  for (const table of tables) {
    const rows = client.query(from(`copy ${quoted(table)} from stdin (header match)`));
    await pipeline(createReadStream(join(folder, table)), rows);
  }
  for (const table of triggered) await query(`alter table ${table} enable trigger user`);
  for (const key of foreignKeys) await query(key);
}

/**
 * The migrations of a dump. Version 1.5.0, which may run on the database of a later one, lists only those that it must
 * know: the others stand in the rows. Throws DatabaseError for one that this program does not know.
 */
async function listMigrations({ migrations: listed, counts }: Omit<Inventory, 'files'>, folder: string) {
  const lines = 'schema_change' in counts ? (await readFile(join(folder, 'schema_change'), 'utf8')).split('\n') : [];
  const others = lines.slice(1).flatMap((line) => line.split('\t')[0] || []);
  const names = [...new Set([...listed, ...others])].sort();
  if (names.every((name) => name in migrations)) return names;
  throw new DatabaseError('이 포털보다 새 버전의 백업입니다. 백업을 만든 버전 이상으로 되돌려주세요.');
}

/**
 * Migrates an empty database to the schema of a dump and loads the files of `folder`, in one transaction. Throws
 * DatabaseError when tables or row counts differ from the dump.
 */
export const loadTables = (url: string, dump: Omit<Inventory, 'files'>, folder: string): Promise<void> =>
  withDirectConnection(url, async (client) => {
    const query = runQueryOn(client);
    const { counts, sequences } = dump;
    await query('begin');
    await runAllWithin(kyselyOn(client), await listMigrations(dump, folder));
    const tables = await listTables(query);
    if (!isDeepStrictEqual(tables, Object.keys(counts).sort())) {
      throw new DatabaseError('백업의 표가 그 버전의 표와 다릅니다.');
    }
    await fillTables(client, query, tables, folder);
    for (const [name, last] of Object.entries(sequences)) await query(`select setval('${quoted(name)}', ${last})`);
    if (!isDeepStrictEqual(await countRows(query), counts)) {
      throw new DatabaseError('되돌린 데이터베이스의 행 수가 백업과 다릅니다.');
    }
    await query('commit');
    await query('analyze');
  });
