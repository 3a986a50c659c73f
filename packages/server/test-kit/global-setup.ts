import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openEngine, openPostgres } from '../src/db/connect.ts';
import { migrate } from '../src/db/migrate.ts';

const noLog = { error: () => {}, warn: () => {}, info: () => {} };

/** Migrates once; every test file then loads a copy, which takes a tenth of the time. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-test-'));
  const url = project.name === 'embedded' ? '' : (process.env['TEST_DATABASE_URL'] ?? '');
  const template = `portal_template_${process.pid}`;
  const dump = join(folder, 'migrated.tar');

  if (url === '') await dumpEmbedded(dump);
  else await makeTemplate(url, template);
  project.provide('databaseDump', dump);
  project.provide('postgresUrl', url);
  project.provide('postgresTemplate', template);
  return async () => {
    await rm(folder, { recursive: true, force: true });
    if (url !== '') await runOnce(url, `drop database if exists ${template}`);
  };
}

async function dumpEmbedded(path: string): Promise<void> {
  const engine = await PGlite.create();
  const database = await openEngine(engine);
  await migrate(database);
  await writeFile(path, Buffer.from(await (await engine.dumpDataDir('none')).arrayBuffer()));
  await database.close();
}

async function makeTemplate(url: string, template: string): Promise<void> {
  await runOnce(url, `create database ${template}`);
  const target = new URL(url);
  target.pathname = `/${template}`;
  const database = await openPostgres(target.toString(), noLog);
  await migrate(database);
  await database.close();
}

async function runOnce(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
