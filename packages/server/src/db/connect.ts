import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { knownFailure } from './failures.ts';
import { type Listen, listenOnServer } from './listen.ts';
import { queryPool } from './query-pool.ts';
import type { Database } from './schema.ts';
import { breakSilent, optionsOf, SERVING, type TimeLimits } from './time-limits.ts';
import { valueTypes } from './value-types.ts';

const POOL_SIZE = 10;
const MINIMUM_VERSION = 150_000;

/** A database that cannot be used; its sentence is printed without a stack. */
export class DatabaseError extends Error {}

/** An open database. */
export type OpenDatabase = {
  db: Kysely<Database>;
  pool: pg.Pool;
  /** Hears what transactions of any process announce with pg_notify. */
  listen: Listen;
  close: () => Promise<void>;
};

export type Logger = { error: (details: object, message: string) => void };

/** The server's version as a number; DatabaseError when it does not answer. */
async function versionOf(pool: pg.Pool): Promise<number> {
  try {
    const { rows } = await pool.query<{ version: string }>(`select current_setting('server_version_num') as version`);
    return Number(rows[0]?.version);
  } catch (error) {
    const failure = knownFailure(error);
    if (failure?.kind !== 'away') throw error;
    throw new DatabaseError(`DATABASE_URL의 서버에 연결할 수 없습니다 (${failure.code}).`);
  }
}

/** How a server is reached: how long it may take, and what a pooler in transaction mode in between asks for. */
type Reaching = {
  limits?: TimeLimits;
  /** The server itself: a pooler would take the listening connection away. */
  directUrl?: string | undefined;
  /** False for poolers that lose the names of statements. */
  prepared?: boolean;
};

/**
 * Opens PostgreSQL 15 or newer. Lost connections are logged, never thrown: without a listener on the checked-out
 * client a database restart would end the process (R6).
 */
export async function openPostgres(
  url: string,
  log: Logger,
  { limits = SERVING, directUrl = url, prepared = true }: Reaching = {},
): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    types: valueTypes,
    connectionTimeoutMillis: 5000,
    options: optionsOf(limits),
  });
  pool.on('error', (error) => log.error({ reason: error.message }, 'database connection lost'));
  pool.on('connect', (client) => {
    breakSilent(client, limits);
    client.on('error', (error) => log.error({ reason: error.message }, 'database connection lost'));
  });
  if ((await versionOf(pool)) < MINIMUM_VERSION) {
    await pool.end();
    throw new DatabaseError('DATABASE_URL의 서버는 PostgreSQL 15 이상이어야 합니다.');
  }
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: queryPool(pool, prepared) }) });
  return { db, pool, listen: (ears) => listenOnServer({ ears, url: directUrl, log }), close: () => db.destroy() };
}
