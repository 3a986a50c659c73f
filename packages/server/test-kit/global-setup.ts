import { randomInt } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '#db/connect.ts';
import { migrate } from '#db/migrate.ts';
import { folderInMemory } from './folder-in-memory.ts';
import { startPrivatePostgres } from './private-postgres.ts';

const noLog = { error: () => {} };

/** The log of the database is in memory, too. */
const SMALL = { max_wal_size: '256MB' };

/**
 * Uses the server of TEST_DATABASE_URL or starts one, and migrates a template once. Every test file gets a copy of it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const givenUrl = process.env['TEST_DATABASE_URL'] ?? '';
  const server = givenUrl === '' ? await startPrivatePostgres(SMALL, undefined, folderInMemory()) : undefined;
  const url = server?.url ?? givenUrl;
  const template = `portal_template_${process.pid}`;
  const folder = await mkdtemp(join(folderInMemory(), 'portal-test-'));
  // Where the tests run as root, the user of the embedded database must pass through this folder.
  await chmod(folder, 0o711);
  await makeTemplate(url, template);
  // For the portals that tests start (portal-process.ts): Node compiles the server once in a run.
  process.env['COMPILED_PORTAL'] = join(folder, 'compiled');
  const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));
  process.stdout.write(`SEED=${seed} repeats the random tests of this run, ROUNDS=1000 tries more\n`);
  project.provide('seed', seed);
  project.provide('postgresUrl', url);
  project.provide('postgresSockets', server?.sockets ?? '');
  project.provide('postgresTemplate', template);
  project.provide('scratchFolder', folder);
  return async () => {
    await rm(folder, { recursive: true, force: true });
    await dropTemplates(url, template);
    await server?.stop();
  };
}

async function makeTemplate(url: string, template: string): Promise<void> {
  await runOnce(url, `create database ${template}`);
  const target = new URL(url);
  target.pathname = `/${template}`;
  const database = await openPostgres(target.toString(), noLog);
  await migrate(database);
  await database.close();
}

/** Drops the template and those that test files have made of it. */
async function dropTemplates(url: string, template: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where datname = $1 or starts_with(datname, $2)',
    [template, `${template}_`],
  );
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  await client.end();
}

async function runOnce(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
