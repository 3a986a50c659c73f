import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import { DatabaseError } from './connect.ts';
import { askOf, withConnection } from './direct-connection.ts';
import { type Ask, countRows, type Inventory, listTables, quoted } from './inventory.ts';
import { migrateTo } from './migrate.ts';
import type { Database } from './schema.ts';

/** Whether a database is without tables. */
export const isEmptyDatabase = (url: string): Promise<boolean> =>
  withConnection(url, async (client) => (await listTables(askOf(client))).length === 0);

/** The query builder on one connection that is not its own. */
const builderOn = (client: pg.Client): Kysely<Database> => {
  const lent = Object.assign(client, { release: () => {} });
  return new Kysely({ dialect: new PostgresDialect({ pool: { connect: async () => lent, end: async () => {} } }) });
};

/** Takes the foreign keys away, so that tables may be filled in any order; gives what puts them back and checks them. */
async function dropForeignKeys(ask: Ask): Promise<string[]> {
  const keys = await ask(`
    select conrelid::regclass as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  for (const { table, name } of keys) await ask(`alter table ${table} drop constraint ${name}`);
  return keys.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`);
}

/** Puts the rows of a backup in the place of those that the migrations made, and no trigger adds to them. */
async function fillTables(client: pg.Client, ask: Ask, tables: readonly string[], folder: string): Promise<void> {
  const foreignKeys = await dropForeignKeys(ask);
  for (const table of tables) await ask(`alter table ${quoted(table)} disable trigger user`);
  await ask(`truncate ${tables.map(quoted).join(', ')}`);
  for (const table of tables) {
    const rows = client.query(from(`copy ${quoted(table)} from stdin (header match)`));
    await pipeline(createReadStream(join(folder, table)), rows);
  }
  for (const table of tables) await ask(`alter table ${quoted(table)} enable trigger user`);
  for (const key of foreignKeys) await ask(key);
}

/**
 * Migrates an empty database to the schema of a dump and fills it from the files of `folder`, all or nothing. Throws
 * DatabaseError when it does not hold afterwards what the dump held.
 */
export const loadTables = (url: string, dump: Omit<Inventory, 'files'>, folder: string): Promise<void> =>
  withConnection(url, async (client) => {
    const ask = askOf(client);
    const { migrations, counts, sequences } = dump;
    await ask('begin');
    await migrateTo(builderOn(client), migrations.at(-1) ?? '');
    const tables = await listTables(ask);
    if (!isDeepStrictEqual(tables, Object.keys(counts).sort())) {
      throw new DatabaseError('백업의 표가 그 버전의 표와 다릅니다.');
    }
    await fillTables(client, ask, tables, folder);
    for (const [name, last] of Object.entries(sequences)) await ask(`select setval('${quoted(name)}', ${last})`);
    if (!isDeepStrictEqual(await countRows(ask), counts)) {
      throw new DatabaseError('되돌린 데이터베이스의 행 수가 백업과 다릅니다.');
    }
    await ask('commit');
    await ask('analyze');
  });
