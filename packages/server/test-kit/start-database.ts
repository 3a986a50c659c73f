import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type OpenDatabase, openPostgres } from '#db/connect.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of this run, and the name of the migrated template database on it. */
    postgresUrl: string;
    /** The folder of that server's socket; '' when it can only be reached through the network. */
    postgresSockets: string;
    postgresTemplate: string;
    /** A temporary folder that is removed after the run. */
    scratchFolder: string;
    /** What random tests start from. */
    seed: number;
  }
}

const noLog = { error: () => {} };

/** The same server through its socket, if it has one here. */
export function throughSocket(url: URL): string {
  const near = new URL(url);
  const folder = inject('postgresSockets');
  if (folder !== '') near.searchParams.set('host', folder);
  return near.toString();
}

/** Creates a migrated database for one test file, or a copy of another template. Returns it with its URL. */
export async function startDatabase(template = inject('postgresTemplate')): Promise<OpenDatabase & { url: string }> {
  const url = inject('postgresUrl');
  const name = `portal_test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: throughSocket(new URL(url)) });
  await admin.connect();
  // A template must have no other connection, but test files start at the same time.
  await admin.query('select pg_advisory_lock(4711)');
  await admin.query(`create database ${name} template ${template}`);
  await admin.query('select pg_advisory_unlock(4711)');
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = await openPostgres(throughSocket(own), noLog);
  const close = async (): Promise<void> => {
    await database.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  };
  return { ...database, url: own.toString(), close };
}
