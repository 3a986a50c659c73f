import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { makeLists, noteApplied } from './applied-migrations.ts';
import { isConflict, isLockTimeout } from './failures.ts';
import { migrations } from './migrations/all.ts';
import type { Database } from './schema.ts';
import type { ConcurrentIndex, SchemaMigration } from './schema-migration.ts';

type Db = Kysely<Database>;

/** Calls queue behind a migration that waits for a table. So it waits for less than they would notice. */
const LOCK_WAIT_MS = 500;
const PAUSE_MS = 1500;
/** With the pauses ten minutes, as long as the slowest transfer of a file may hold a row. */
const ATTEMPTS = 300;

/** What follows a migration in its transaction, such as rights on its tables. */
export type Afterwards = (db: Db) => Promise<void>;

const find = (name: string): SchemaMigration => {
  const migration = migrations[name];
  if (migration === undefined) throw new Error(`no migration ${name}`);
  return migration;
};

async function makeIndex(db: Db, { name, on, unique }: ConcurrentIndex, how: 'concurrently' | ''): Promise<void> {
  await sql`create ${sql.raw(unique ? 'unique' : '')} index ${sql.raw(how)} ${sql.id(name)} on ${sql.raw(on)}`.execute(
    db,
  );
}

/** Runs a migration within the transaction of `db`, and notes it. */
export async function runWithin(db: Db, name: string): Promise<void> {
  const migration = find(name);
  if ('up' in migration) await migration.up(db);
  else for (const index of migration.indexes) await makeIndex(db, index, '');
  await noteApplied(db, name);
}

/** Runs migrations within the transaction of `db`, which may be an empty database. */
export async function runAllWithin(db: Db, names: readonly string[]): Promise<void> {
  await makeLists(db);
  for (const name of names) await runWithin(db, name);
}

/** Makes indexes while everybody writes. What a killed run left unfinished is made again. */
async function makeIndexes(db: Db, indexes: readonly ConcurrentIndex[]): Promise<void> {
  for (const index of indexes) {
    const { rows } = await sql<{ valid: boolean }>`
      select indisvalid as valid from pg_index where indexrelid = to_regclass(${`public.${index.name}`})`.execute(db);
    if (rows[0]?.valid) continue;
    await sql`drop index concurrently if exists ${sql.id(index.name)}`.execute(db);
    await makeIndex(db, index, 'concurrently');
  }
}

async function runOnce(db: Db, name: string, afterwards: Afterwards): Promise<void> {
  const migration = find(name);
  if ('indexes' in migration) await makeIndexes(db, migration.indexes);
  await db.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = ${sql.lit(LOCK_WAIT_MS)}`.execute(tx);
    await ('indexes' in migration ? noteApplied(tx, name) : runWithin(tx, name));
    await afterwards(tx);
  });
}

/**
 * Runs a migration beside programs that serve, in a transaction of its own. While a table is not free it gives way and
 * tries again, for ten minutes (D-631).
 */
export async function runBeside(db: Db, name: string, afterwards: Afterwards): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(db, name, afterwards);
    } catch (error) {
      if (attempt === ATTEMPTS || !(isLockTimeout(error) || isConflict(error))) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
