import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type OpenDatabase, openPostgres } from '#db/connect.ts';
import { findDatabase } from '#db/find-database.ts';
import { migrate } from '#db/migrate.ts';
import { insertPeople } from './people.ts';

const noLog = { error: () => {}, warn: () => {} };

/** Opens the database of a portal process, running or not. Without a URL it is the embedded one in the folder. */
export async function openData(dataDir: string, databaseUrl = ''): Promise<OpenDatabase> {
  const settings = { databaseUrl: databaseUrl || undefined, directDatabaseUrl: undefined, dataDir };
  const location = await findDatabase(settings, noLog, true);
  const database = await openPostgres(location.url, noLog);
  const close = async (): Promise<void> => {
    await database.close();
    await location.close();
  };
  return { ...database, close };
}

async function fillDatabase(dataDir: string, databaseUrl: string): Promise<void> {
  const database = await openData(dataDir, databaseUrl);
  await migrate(database);
  await insertPeople(database.db);
  await database.close();
}

let template: Promise<string> | undefined;

/** A data folder with the users of people.ts. Each process of the tests makes it once. */
async function makeTemplate(): Promise<string> {
  const folder = join(inject('scratchFolder'), `data-${process.pid}`);
  await mkdir(folder);
  await fillDatabase(folder, '');
  return folder;
}

/** Fills an empty database with the users of people.ts, before a portal starts on it. An embedded one is copied. */
export async function preparePeople(dataDir: string, databaseUrl = ''): Promise<void> {
  if (databaseUrl !== '') return fillDatabase('', databaseUrl);
  template ??= makeTemplate();
  const { status } = spawnSync('cp', ['-a', join(await template, 'postgresql'), dataDir]);
  if (status !== 0) throw new Error('the prepared database was not copied');
}
