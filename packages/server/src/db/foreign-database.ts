import { sql } from 'kysely';
import type { Config } from '#config.ts';
import { DatabaseError, type OpenDatabase } from './connect.ts';
import { isSameDatabase, nameDatabase } from './describe-database.ts';
import { migrations } from './migrations/all.ts';

type Opened = Pick<OpenDatabase, 'db'>;

/** What an operator reads about a database of a version before 1.0.0 (D-562). */
export const BEFORE_ONE =
  '1.0.0 앞의 버전으로 만든 데이터베이스라 올릴 수 없습니다. 빈 데이터베이스로 새로 시작해주세요.';

/**
 * True for migrations that were replaced before 1.0.0: newer versions only add names behind the last one. The list is
 * that of a database.
 */
export function isBeforeOne(applied: readonly string[]): boolean {
  const known = Object.keys(migrations);
  const last = known.at(-1) ?? '';
  return applied.some((name) => !known.includes(name) && name < last);
}

type Facts = { standby: boolean; readonly: boolean; portal: boolean; foreign: string | null };

/** What tells whether a database can be the portal's. Tables of extensions are nobody's. */
async function readFacts({ db }: Opened): Promise<Facts | undefined> {
  const { rows } = await sql<Facts>`
    select pg_is_in_recovery() as standby,
      current_setting('transaction_read_only') = 'on' as readonly,
      to_regclass('public.portal_user') is not null as portal,
      (select min(relname) from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname not like 'kysely%'
          and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')) as foreign`.execute(db);
  return rows[0];
}

/** Why this database cannot be the portal's, or undefined: read-only, or full of another program's tables (D-563). */
export async function findDatabaseProblem(database: Opened): Promise<string | undefined> {
  const facts = await readFacts(database);
  if (facts?.standby) return 'DATABASE_URL의 서버는 대기 서버라 쓸 수 없습니다. 주 서버의 주소를 지정해주세요.';
  if (facts?.readonly) {
    return 'DATABASE_URL의 데이터베이스는 읽기 전용입니다 (default_transaction_read_only). 쓸 수 있게 바꿔주세요.';
  }
  if (facts?.foreign && !facts.portal) {
    return (
      `DATABASE_URL의 데이터베이스에 다른 프로그램의 테이블이 있습니다 (${facts.foreign}). ` +
      '포털의 데이터베이스나 빈 데이터베이스를 지정해주세요.'
    );
  }
  return undefined;
}

const isUnreachable = (error: unknown): true => {
  if (error instanceof DatabaseError) return true;
  throw error;
};

type Addresses = Pick<Config, 'databaseUrl' | 'directDatabaseUrl' | 'migrateUrl' | 'readUrl'>;

/** Which address of the settings leads to another database than DATABASE_URL, as a sentence, or undefined (D-563). */
export async function findOtherDatabase(config: Addresses): Promise<string | undefined> {
  const { databaseUrl, directDatabaseUrl, migrateUrl, readUrl } = config;
  if (databaseUrl === undefined) return undefined;
  for (const [name, url] of [
    ['LISTEN_DATABASE_URL', directDatabaseUrl],
    ['MIGRATE_DATABASE_URL', migrateUrl],
    ['READ_DATABASE_URL', readUrl],
  ] as const) {
    // An address that leads nowhere is told, with its setting, by what opens it.
    if (url === undefined || (await isSameDatabase(databaseUrl, url).catch(isUnreachable))) continue;
    return (
      `DATABASE_URL(${nameDatabase(databaseUrl)})과 ${name}(${nameDatabase(url)})이 ` +
      '서로 다른 데이터베이스입니다. 같은 데이터베이스로 맞춰주세요.'
    );
  }
  return undefined;
}
