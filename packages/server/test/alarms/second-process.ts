import { Kysely, PostgresDialect } from 'kysely';
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import { openPostgres } from '#db/connect.ts';
import type { Database } from '#db/schema.ts';
import type { TestApp } from '#test-kit/start-app.ts';

/**
 * Starts a second process on the database of a portal, with its own pool, listener and port. `onQuery` gets the text of
 * each of its statements.
 */
export async function startSecond(portal: TestApp, onQuery: (text: string) => void = () => {}) {
  const database = await openPostgres(portal.databaseUrl, { error() {} });
  const dialect = new PostgresDialect({ pool: database.pool });
  const db = new Kysely<Database>({ dialect, log: ({ query }) => onQuery(query.sql) });
  const config = readConfig({ DATA_DIR: portal.dataDir, LOG_LEVEL: 'silent' });
  const ctx = { ...portal.ctx, db };
  const app = await buildApp({ config, ctx, listen: database.listen, ping: async () => {}, webDir: portal.dataDir });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async () => {
    await app.close();
    await database.close();
  };
  return { origin, close };
}
