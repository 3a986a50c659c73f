import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { openPostgres } from '../src/db/connect.ts';
import { openEmbedded } from '../src/db/embedded.ts';
import { migrate } from '../src/db/migrate.ts';
import { insertPeople } from './people.ts';

const noLog = { error: () => {}, warn: () => {}, info: () => {} };

/** Opens the database a portal process used, which must not be running when it is the embedded one. */
export const openData = (dataDir: string, databaseUrl: string) =>
  databaseUrl === '' ? openEmbedded(dataDir, noLog) : openPostgres(databaseUrl, noLog);

/** Puts a migrated embedded database into a folder: loading the dump takes a tenth of the time of making one. */
async function unpackDump(dataDir: string): Promise<void> {
  const loadDataDir = new Blob([await readFile(inject('databaseDump'))]);
  const engine = await PGlite.create({ dataDir: join(dataDir, 'database'), loadDataDir });
  await engine.close();
}

/** Fills an empty database with the people of people.ts, for a process to start on. */
export async function preparePeople(dataDir: string, databaseUrl = ''): Promise<void> {
  if (databaseUrl === '') await unpackDump(dataDir);
  const database = await openData(dataDir, databaseUrl);
  await migrate(database);
  await insertPeople(database.db);
  await database.close();
}
