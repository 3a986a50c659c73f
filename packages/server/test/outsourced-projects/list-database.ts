import { randomBytes } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { type OpenDatabase, openEngine, openPostgres } from '../../src/db/connect.ts';
import { migrate } from '../../src/db/migrate.ts';

const silent = { error: () => {} };

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function openScratch(server: string): Promise<OpenDatabase> {
  const name = `lists_${randomBytes(6).toString('hex')}`;
  await runOnServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const opened = await openPostgres(url.href, silent);
  const close = async () => {
    await opened.close();
    await runOnServer(server, `drop database ${name}`);
  };
  return { ...opened, close };
}

/** An empty migrated database of its own: on TEST_DATABASE_URL's server when given, else embedded in memory. */
export async function openListDatabase(): Promise<OpenDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  const opened = await (server ? openScratch(server) : openEngine(await PGlite.create()));
  await migrate(opened);
  return opened;
}
