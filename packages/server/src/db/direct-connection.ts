import pg from 'pg';
import { DatabaseError } from './connect.ts';
import type { RunQuery } from './inventory.ts';
import { valueTypes } from './value-types.ts';

/** Returns a function that runs statements on a connection, one after the other. */
export const runQueryOn =
  (client: pg.Client): RunQuery =>
  async (text) =>
    (await client.query<Record<string, unknown>>(text)).rows;

/**
 * Runs `work` with a connection that uses no pooler and has no time limits. Throws DatabaseError when it cannot
 * connect.
 */
export async function withDirectConnection<R>(url: string, work: (client: pg.Client) => Promise<R>): Promise<R> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    types: valueTypes,
  });
  client.on('error', () => {});
  await client.connect().catch((error: Error) => {
    throw new DatabaseError(`데이터베이스에 연결할 수 없습니다: ${error.message}`);
  });
  try {
    await client.query('set statement_timeout = 0');
    await client.query('set idle_in_transaction_session_timeout = 0');
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
