import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type OpenDatabase, openPostgres } from '#db/connect.ts';
import { findDatabase } from '#db/find-database.ts';
import { migrate } from '#db/migrate.ts';
import { insertPeople } from './people.ts';

const noLog = { error: () => {}, warn: () => {} };

/** Opens the database of a portal process, whether that runs or not: the embedded one of a folder without an address. */
export async function openData(dataDir: string, databaseUrl = ''): Promise<OpenDatabase> {
  const settings = { databaseUrl: databaseUrl || undefined, directDatabaseUrl: undefined, dataDir };
  const place = await findDatabase(settings, noLog, true);
  const database = await openPostgres(place.url, noLog);
  const close = async (): Promise<void> => {
    await database.close();
    await place.close();
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

/** A data folder with the people of people.ts, made once by each process of the tests. */
async function makeTemplate(): Promise<string> {
  const folder = join(inject('scratchFolder'), `data-${process.pid}`);
  await mkdir(folder);
  await fillDatabase(folder, '');
  return folder;
}

/** Fills an empty database with the people of people.ts, for a process to start on. An embedded one is a copy. */
export async function preparePeople(dataDir: string, databaseUrl = ''): Promise<void> {
  if (databaseUrl !== '') return fillDatabase('', databaseUrl);
  template ??= makeTemplate();
  const { status } = spawnSync('cp', ['-a', join(await template, 'postgresql'), dataDir]);
  if (status !== 0) throw new Error('the prepared database was not copied');
}
