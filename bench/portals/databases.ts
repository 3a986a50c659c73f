import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { hashPassword } from '../../packages/server/src/areas/auth/public/password.ts';
import { loadWithoutTally } from '../../packages/server/src/areas/outsourced-projects/queries/load-projects.ts';
import { type OpenDatabase, openPostgres } from '../../packages/server/src/db/connect.ts';
import { openEmbedded } from '../../packages/server/src/db/embedded/open.ts';
import { migrate } from '../../packages/server/src/db/migrate.ts';
import { MIGRATION_LIMITS } from '../../packages/server/src/db/time-limits.ts';

/** The PostgreSQL server for the databases, and the root folder of the repository with the SQL files. */
export type DatabaseSource = { server: string; root: string };

/** The number of staff who may sign in: u1 to u60. */
export const STAFF_COUNT = 60;
export const PASSWORD = 'bench-staff-1';

const noLog = { error: () => {}, warn: () => {} };

const textOf = ({ root }: DatabaseSource, name: string): string =>
  readFileSync(join(root, 'bench/portals', name), 'utf8');

const generated = (source: DatabaseSource, rows: number): string =>
  textOf(source, 'generate.sql').replaceAll(/(?<!:):n\b/g, String(rows));

async function createDatabase(source: DatabaseSource, name: string): Promise<string> {
  const url = new URL(source.server);
  await run(url.href, `create database ${name}`);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs SQL texts one after the other on a new connection. */
async function run(url: string, ...texts: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const text of texts) await client.query(text);
  } finally {
    await client.end();
  }
}

/** The process id of the PostgreSQL postmaster, whose children serve the connections. */
export async function findDatabaseProcess(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: number }>('select pg_backend_pid() as id');
  const status = readFileSync(`/proc/${rows[0]?.id}/status`, 'utf8');
  await client.end();
  return Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
}

/** Fills an empty database of the portal with `rows` projects. Its staff can sign in. */
async function fillPortal(database: OpenDatabase, source: DatabaseSource, rows: number): Promise<void> {
  await migrate(database);
  const client = await database.pool.connect();
  await client.query('set statement_timeout = 0; create schema src; set search_path = src');
  await client.query(generated(source, rows));
  await client.query('reset search_path; reset statement_timeout');
  client.release();
  await database.db.transaction().execute(async (db) => {
    const load = (name: string) => sql.raw(textOf(source, name)).execute(db);
    await sql`set local statement_timeout = 0`.execute(db);
    await load('portal-people.sql');
    await loadWithoutTally(db, async () => void (await load('portal-projects.sql')));
    await load('portal-parts.sql');
  });
  const password_hash = await hashPassword(database, PASSWORD);
  await database.db.updateTable('portal_user').set({ password_hash }).where('user_type', '=', 'M').execute();
}

/** Creates the portal's own database with the same projects. */
export async function preparePortal(source: DatabaseSource, rows: number): Promise<string> {
  const url = await createDatabase(source, `portal_${rows}`);
  const database = await openPostgres(url, noLog, { limits: MIGRATION_LIMITS });
  await fillPortal(database, source, rows);
  await database.close();
  await run(url, 'vacuum analyze');
  return url;
}

/** Fills an embedded database in `folder` with the same projects. */
export async function prepareEmbedded(source: DatabaseSource, rows: number, folder: string): Promise<void> {
  const embedded = await openEmbedded(folder, noLog);
  const database = await openPostgres(embedded.url, noLog, { limits: MIGRATION_LIMITS });
  await fillPortal(database, source, rows);
  await database.pool.query('vacuum analyze');
  await database.close();
  await embedded.close();
}
