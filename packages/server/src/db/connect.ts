import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { classifyFailure } from './failures.ts';
import { type Listen, listenForNotifications } from './listen-notify.ts';
import { queryPool } from './query-pool.ts';
import type { Database } from './schema.ts';
import { closeWhenSilent, connectionOptionsOf, SERVING_LIMITS, type TimeLimits } from './time-limits.ts';
import { valueTypes } from './value-types.ts';

const POOL_SIZE = 10;
const MINIMUM_VERSION = 150_000;

/** A database that cannot be used. Its message is printed without a stack trace. */
export class DatabaseError extends Error {}

/** An open database with its pool. */
export type OpenDatabase = {
  db: Kysely<Database>;
  pool: pg.Pool;
  /** Subscribes to notifications that transactions of any process send with pg_notify. */
  listen: Listen;
  close: () => Promise<void>;
};

/** The part of a logger that the database needs. */
export type Logger = { error: (details: object, message: string) => void };

/** The version of the server as a number. Throws DatabaseError when it does not respond. */
async function readServerVersion(pool: pg.Pool): Promise<number> {
  try {
    const { rows } = await pool.query<{ version: string }>(`select current_setting('server_version_num') as version`);
    return Number(rows[0]?.version);
  } catch (error) {
    const failure = classifyFailure(error);
    if (failure?.kind !== 'away') throw error;
    throw new DatabaseError(`DATABASE_URL의 서버에 연결할 수 없습니다 (${failure.code}).`);
  }
}

/** Options of a connection: time limits, and what a pooler in transaction mode needs. */
type ConnectionOptions = {
  limits?: TimeLimits;
  /** Address without a pooler, which would take the listening connection away. */
  directUrl?: string | undefined;
  /** False for poolers that lose the names of prepared statements. */
  prepared?: boolean;
};

/**
 * Opens PostgreSQL 15 or newer. Lost connections are logged, never thrown. Without an error listener on the
 * checked-out client, a database restart would end the process (R6).
 */
export async function openPostgres(
  url: string,
  log: Logger,
  { limits = SERVING_LIMITS, directUrl = url, prepared = true }: ConnectionOptions = {},
): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    types: valueTypes,
    connectionTimeoutMillis: 5000,
    options: connectionOptionsOf(limits),
  });
  pool.on('error', (error) => log.error({ reason: error.message }, 'database connection lost'));
  pool.on('connect', (client) => {
    closeWhenSilent(client, limits);
    client.on('error', (error) => log.error({ reason: error.message }, 'database connection lost'));
  });
  if ((await readServerVersion(pool)) < MINIMUM_VERSION) {
    await pool.end();
    throw new DatabaseError('DATABASE_URL의 서버는 PostgreSQL 15 이상이어야 합니다.');
  }
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: queryPool(pool, prepared) }) });
  return {
    db,
    pool,
    listen: (handlers) => listenForNotifications({ handlers, url: directUrl, log }),
    close: () => db.destroy(),
  };
}
