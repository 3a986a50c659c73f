import { loadSample } from '@portal/demo/load-sample';
import pg from 'pg';
import { inject } from 'vitest';
import { type OpenDatabase, openPostgres } from '#db/connect.ts';
import { startDatabase, throughSocket } from './start-database.ts';

const noLog = { error: () => {} };

/** Makes a template with the sample, under another name until it is complete. */
async function loadTemplate(admin: pg.Client, template: string, rows: number): Promise<void> {
  const loading = `${template}_loading`;
  await admin.query(`drop database if exists ${loading} with (force)`);
  await admin.query(`create database ${loading} template ${inject('postgresTemplate')}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${loading}`;
  const database = await openPostgres(throughSocket(url), noLog);
  await loadSample(database.db, rows);
  await database.close();
  await admin.query(`alter database ${loading} rename to ${template}`);
}

/**
 * Creates a database with the sample of so many projects. The first file of a run that asks for a number loads it, the
 * others get a copy.
 */
export async function startSample(rows: number): Promise<OpenDatabase & { url: string }> {
  const template = `${inject('postgresTemplate')}_${rows}`;
  const admin = new pg.Client({ connectionString: throughSocket(new URL(inject('postgresUrl'))) });
  await admin.connect();
  await admin.query('select pg_advisory_lock(4712)');
  try {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount === 0) await loadTemplate(admin, template, rows);
  } finally {
    await admin.end();
  }
  return startDatabase(template);
}
