import { type Kysely, sql } from 'kysely';
import { migrations } from './migrations/all.ts';
import type { Database } from './schema.ts';
import { LAST_WITH_PAUSE } from './schema-migration.ts';

type Db = Kysely<Database>;

/**
 * Lists of the migrations that a database has. A program must know all of the first, as every version before checks.
 * The second has those that an older program need not know, so that it may be started again (D-632).
 */
export const MIGRATION_LISTS = ['kysely_migration', 'schema_change'] as const;

type MigrationList = (typeof MIGRATION_LISTS)[number];

async function listNames(db: Db, list: MigrationList): Promise<string[]> {
  const { rows: lists } = await sql`select where to_regclass(${`public.${list}`}) is not null`.execute(db);
  if (lists.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(list)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** The migrations of a database: those that a program must know, and all. */
export async function listApplied(db: Db): Promise<{ required: string[]; all: string[] }> {
  const required = await listNames(db, 'kysely_migration');
  const others = await listNames(db, 'schema_change');
  return { required, all: [...new Set([...required, ...others])].sort() };
}

/** Whether this account may read the lists. Null when there are none. */
export async function mayReadLists(db: Db): Promise<boolean | null> {
  const { rows } = await sql<{ may: boolean | null }>`
    select has_table_privilege(to_regclass('public.kysely_migration'), 'select')
      and coalesce(has_table_privilege(to_regclass('public.schema_change'), 'select'), true) as may`.execute(db);
  return rows[0]?.may ?? null;
}

/** Makes the lists as the versions before made theirs. The second is made by the first migration that stands in it. */
export async function makeLists(db: Db): Promise<void> {
  await sql`
    create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
    db,
  );
  await sql`
    create table if not exists kysely_migration_lock (
      id varchar(255) primary key, is_locked integer not null default 0)`.execute(db);
  await sql`insert into kysely_migration_lock (id) values ('migration_lock') on conflict do nothing`.execute(db);
}

const require = (db: Db, name: string) =>
  sql`
    insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})
    on conflict do nothing`.execute(db);

/** Notes a migration that is done. */
export async function noteApplied(db: Db, name: string): Promise<void> {
  if (name <= LAST_WITH_PAUSE) {
    await require(db, name);
    return;
  }
  await sql`
    create table if not exists schema_change (name text primary key, done_at timestamptz not null default now())`.execute(
    db,
  );
  await sql`insert into schema_change (name) values (${name})`.execute(db);
  const migration = migrations[name];
  if (migration !== undefined && 'requires' in migration) await require(db, migration.requires ?? '');
}
