import { openEmbedded, openPostgres } from '../src/db/connect.ts';
import { migrate } from '../src/db/migrate.ts';
import { insertPeople } from './people.ts';

const noLog = { error: () => {}, warn: () => {}, info: () => {} };

/** Opens the database a portal process used, which must not be running when it is the embedded one. */
export const openData = (dataDir: string, databaseUrl: string) =>
  databaseUrl === '' ? openEmbedded(dataDir) : openPostgres(databaseUrl, noLog);

/** Fills an empty database with the people of people.ts, for a process to start on. */
export async function preparePeople(dataDir: string, databaseUrl = ''): Promise<void> {
  const database = await openData(dataDir, databaseUrl);
  await migrate(database);
  await insertPeople(database.db);
  await database.close();
}
