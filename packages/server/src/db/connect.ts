import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { wrongSetting } from '#settings/examples.ts';
import { classifyFailure } from './failures.ts';
import { type Listen, listenForNotifications } from './listen-notify.ts';
import { queryPool } from './query-pool.ts';
import type { Database } from './schema.ts';
import { closeWhenSilent, connectionOptionsOf, SERVING_LIMITS, type TimeLimits } from './time-limits.ts';
import { valueTypes } from './value-types.ts';

const POOL_SIZE = 10;
const MINIMUM_VERSION = 150_000;
/** Any other encoding finds nothing by keyword, or cannot store what people type (D-553). */
const ENCODING = 'UTF8';
const ENCODING_ADVICE =
  "create database … encoding 'UTF8' template template0; 로 새로 만들고, 쓰던 것이라면 백업을 복원해주세요.";

/** A database that cannot be used. Its message is printed without a stack trace. */
export class DatabaseError extends Error {
  readonly found: string;
  /** What to do, for a cause that no look at address and account would find. */
  readonly advice: string | undefined;
  constructor(found: string, advice?: string) {
    super(advice === undefined ? found : `${found} ${advice}`);
    this.found = found;
    this.advice = advice;
  }
}

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

/** Names of the settings that hold the address of a database. */
export type AddressSetting = 'DATABASE_URL' | 'MIGRATE_DATABASE_URL' | 'LISTEN_DATABASE_URL' | 'READ_DATABASE_URL';

/** What an operator reads when a server refuses a new connection, by SQLSTATE. */
const REFUSED_BECAUSE: Readonly<Record<string, string>> = {
  '28000': '서버가 이 계정의 접속을 허용하지 않습니다. pg_hba.conf 를 확인해주세요.',
  '28P01': '계정이나 비밀번호가 서버의 것과 다릅니다.',
  '3D000': '그 이름의 데이터베이스가 서버에 없습니다.',
  '42501': '이 계정에는 데이터베이스에 접속할 권한이 없습니다.',
};

/** Errors that the driver reports without a code. */
const DRIVER_REASONS: readonly [RegExp, string][] = [
  [/does not support SSL/, '서버가 SSL을 쓰지 않습니다. 주소에서 sslmode를 지워주세요.'],
  [/certificate|self.signed/i, '서버의 인증서를 믿을 수 없습니다.'],
  [/SASL|password must be a string/, '계정의 비밀번호가 주소에 없습니다.'],
];

/** The sentence for a connection that cannot be made, or undefined for a bug of ours. */
export function connectionProblem(error: unknown, setting: AddressSetting): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const failure = classifyFailure(error);
  if (failure?.kind === 'away') return `${setting}의 서버에 연결할 수 없습니다 (${failure.code}).`;
  const code = 'code' in error ? String(error.code) : '';
  const reason = REFUSED_BECAUSE[code] ?? DRIVER_REASONS.find(([text]) => text.test(error.message))?.[1];
  return reason === undefined ? undefined : wrongSetting(setting, reason);
}

/** What the portal needs to know of a server before it uses it. Throws DatabaseError when it does not respond. */
async function readServer(pool: pg.Pool, setting: AddressSetting): Promise<{ version: number; encoding: string }> {
  try {
    const { rows } = await pool.query<{ version: string; encoding: string }>(
      `select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding`,
    );
    return { version: Number(rows[0]?.version), encoding: rows[0]?.encoding ?? '' };
  } catch (error) {
    const problem = connectionProblem(error, setting);
    if (problem === undefined) throw error;
    throw new DatabaseError(problem);
  }
}

/** Refuses a server that is too old, and a database in which letters are bytes or some letters are missing. */
function refuseUnfit({ version, encoding }: { version: number; encoding: string }, setting: AddressSetting): void {
  if (version < MINIMUM_VERSION) throw new DatabaseError(`${setting}의 서버는 PostgreSQL 15 이상이어야 합니다.`);
  if (encoding === ENCODING) return;
  throw new DatabaseError(
    `${setting}의 데이터베이스는 인코딩이 UTF8이어야 합니다 (지금 ${encoding}).`,
    ENCODING_ADVICE,
  );
}

/** Options of a connection: time limits, and what a pooler in transaction mode needs. */
type ConnectionOptions = {
  limits?: TimeLimits;
  /** Address without a pooler, which would take the listening connection away. */
  directUrl?: string | undefined;
  /** False for poolers that lose the names of prepared statements. */
  prepared?: boolean;
  /** The setting that holds the address, for the sentence of an error. */
  setting?: AddressSetting;
  /** Refuses writes, whatever the account may do. */
  readOnly?: boolean;
};

/**
 * Opens a UTF8 database of PostgreSQL 15 or newer. Lost connections are logged, never thrown. Without an error listener on the
 * checked-out client, a database restart would end the process (R6).
 */
export async function openPostgres(url: string, log: Logger, options: ConnectionOptions = {}): Promise<OpenDatabase> {
  const { limits = SERVING_LIMITS, directUrl = url, prepared = true, setting = 'DATABASE_URL' } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    types: valueTypes,
    connectionTimeoutMillis: 5000,
    options: connectionOptionsOf(limits) + (options.readOnly ? ' -c default_transaction_read_only=on' : ''),
  });
  pool.on('error', (error) => log.error({ reason: error.message }, 'database connection lost'));
  pool.on('connect', (client) => {
    closeWhenSilent(client, limits);
    client.on('error', (error) => log.error({ reason: error.message }, 'database connection lost'));
  });
  try {
    refuseUnfit(await readServer(pool, setting), setting);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: queryPool(pool, prepared) }) });
  return {
    db,
    pool,
    listen: (handlers) => listenForNotifications({ handlers, url: directUrl, log }),
    close: () => db.destroy(),
  };
}
