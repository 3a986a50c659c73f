import { listApplied, mayReadLists } from './applied-migrations.ts';
import { DatabaseError, type OpenDatabase } from './connect.ts';
import { isLockTimeout } from './failures.ts';
import { lockOutFormer, withMigrationLock } from './migration-lock.ts';
import { migrations } from './migrations/all.ts';
import { type Afterwards, runAllWithin, runBeside } from './run-migration.ts';
import { LAST_WITH_PAUSE } from './schema-migration.ts';

type Migrated = Pick<OpenDatabase, 'db'>;

const listKnown = (): string[] => Object.keys(migrations).sort();

const needsPause = (name: string): boolean => name <= LAST_WITH_PAUSE;

/** What is done before a failed migration suits the former version of the portal, so that one still starts. */
function failedMigration(error: unknown, name: string): unknown {
  if (!(error instanceof Error)) return error;
  const reason = isLockTimeout(error) ? '다른 작업이 표를 놓지 않음' : error.message;
  return new DatabaseError(
    `데이터베이스를 새 버전으로 바꾸지 못했습니다 (${name}: ${reason}). ` +
      '데이터는 그대로이고, 이전 버전의 포털은 계속 시작할 수 있습니다.',
  );
}

async function listPending({ db }: Migrated): Promise<string[]> {
  const { all } = await listApplied(db);
  return listKnown().filter((name) => !all.includes(name));
}

/** Runs what needs a pause, all or nothing, as the versions that had it did. */
async function runWithPause({ db }: Migrated, names: readonly string[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockOutFormer(tx);
    const { all } = await listApplied(tx);
    await runAllWithin(
      tx,
      names.filter((name) => !all.includes(name)),
    );
  });
}

async function runPending(database: Migrated, afterwards: Afterwards): Promise<string[]> {
  const pending = await listPending(database);
  const withPause = pending.filter(needsPause);
  let running = withPause.at(-1) ?? '';
  try {
    if (withPause.length > 0) await runWithPause(database, withPause);
    for (running of pending.filter((name) => !needsPause(name))) await runBeside(database.db, running, afterwards);
  } catch (error) {
    throw failedMigration(error, running);
  }
  return pending;
}

/**
 * Migrates the database to the newest migration and returns what was applied, while programs serve. `afterwards` ends
 * the transaction of each. Of several processes that start at once one migrates, and the others wait (D-631).
 */
export async function migrate(database: Migrated, afterwards: Afterwards = async () => {}): Promise<string[]> {
  if ((await listPending(database)).length === 0) return [];
  return withMigrationLock(database.db, () => runPending(database, afterwards));
}

/** Migrations that this program knows and the database has not, and those that it had to know and does not. */
export type SchemaDifference = { pending: string[]; unknown: string[]; isEmpty: boolean };

/** Compares the migrations of a database with those of this program. `db` may read their lists. */
export async function compareSchema({ db }: Migrated): Promise<SchemaDifference> {
  const { required, all } = await listApplied(db);
  return {
    pending: listKnown().filter((name) => !all.includes(name)),
    unknown: required.filter((name) => !(name in migrations)),
    isEmpty: all.length === 0,
  };
}

/** True when a migration is missing, or when nobody granted this role the right to read the lists of migrations. */
export async function needsMigration(database: Migrated): Promise<boolean> {
  return (await mayReadLists(database.db)) !== true || (await listPending(database)).length > 0;
}
