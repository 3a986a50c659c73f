import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import { type OpenDatabase, openEngine, openPostgres } from '../src/db/connect.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A dump of a migrated embedded database. */
    databaseDump: string;
    /** Server and template of a migrated PostgreSQL database, or '' where none runs. */
    postgresUrl: string;
    postgresTemplate: string;
  }
}

const noLog = { error: () => {}, warn: () => {}, info: () => {} };

/** True where the tests run on a real PostgreSQL server: only there do races prove anything. */
export const onPostgres = (): boolean => inject('postgresUrl') !== '';

/** A migrated database of its own for one test file; `url` is set on PostgreSQL. */
export async function startDatabase(): Promise<OpenDatabase & { url: string }> {
  const url = inject('postgresUrl');
  return url === '' ? startEmbedded() : startOnServer(url);
}

async function startEmbedded(): Promise<OpenDatabase & { url: string }> {
  const dump = new Blob([await readFile(inject('databaseDump'))]);
  return { ...(await openEngine(await PGlite.create({ loadDataDir: dump }))), url: '' };
}

async function startOnServer(url: string): Promise<OpenDatabase & { url: string }> {
  const name = `portal_test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  // A template must have no other connection; test files start at once.
  await admin.query('select pg_advisory_lock(4711)');
  await admin.query(`create database ${name} template ${inject('postgresTemplate')}`);
  await admin.query('select pg_advisory_unlock(4711)');
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = await openPostgres(own.toString(), noLog);
  const close = async (): Promise<void> => {
    await database.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  };
  return { ...database, url: own.toString(), close };
}
