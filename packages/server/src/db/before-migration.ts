import { DAY_MS } from '@portal/contract/core/dates';
import { mayReadLists } from './applied-migrations.ts';
import { DatabaseError, type OpenDatabase } from './connect.ts';
import { BEFORE_ONE, isBeforeOne } from './foreign-database.ts';
import { findRunAt, readDatabaseTime } from './job-runs.ts';
import { compareSchema } from './migrate.ts';
import { mayCreateTables } from './serving-role.ts';

/** What a start asks for before it migrates. */
export type MigrationRules = { production: boolean; withoutBackup: boolean };

/** The flag of a start that migrates without a backup. */
export const WITHOUT_BACKUP = '--without-backup';

type Migrated = Pick<OpenDatabase, 'db'>;

/** A program must not write into tables without knowing what they need (D-366, D-632). Throws DatabaseError. */
export async function refuseNewerDatabase(database: Migrated): Promise<void> {
  if ((await mayReadLists(database.db)) === false) return;
  const { unknown } = await compareSchema(database);
  if (unknown.length === 0) return;
  if (isBeforeOne(unknown)) throw new DatabaseError(BEFORE_ONE);
  throw new DatabaseError(
    `데이터베이스가 이 프로그램보다 새 버전입니다 (${unknown.join(', ')}). 그 버전 이상의 포털로 시작해주세요.`,
  );
}

/** The migrating account must be able to make tables. Throws DatabaseError. */
export async function refuseWeakOwner(database: Migrated): Promise<void> {
  if (await mayCreateTables(database.db)) return;
  throw new DatabaseError(
    'MIGRATE_DATABASE_URL의 계정이 테이블을 만들 수 없습니다. 데이터베이스의 소유자 계정을 지정해주세요.',
  );
}

/** Production migrates data only after a backup of the last day, or when told to do without (D-366). */
export async function refuseWithoutBackup(database: Migrated, rules: MigrationRules): Promise<void> {
  if (!rules.production || rules.withoutBackup) return;
  const { pending, isEmpty } = await compareSchema(database);
  if (isEmpty || pending.length === 0) return;
  const madeAt = await findRunAt(database.db, 'backup');
  const now = await readDatabaseTime(database.db);
  if (madeAt !== undefined && now.getTime() - madeAt.getTime() <= DAY_MS) return;
  throw new DatabaseError(
    `데이터베이스를 새 버전으로 바꾸기 전에 하루 안에 만든 백업이 필요합니다 (${pending.join(', ')}). ` +
      `npm run portal -- backup <파일> 명령으로 백업하거나, 백업 없이 하려면 ${WITHOUT_BACKUP}을 붙여 실행해주세요.`,
  );
}
