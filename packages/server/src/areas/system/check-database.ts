import { DAY_MS } from '@portal/contract/core/dates';
import type { Ctx } from '#context.ts';
import { listApplied } from '#db/applied-migrations.ts';
import { BEFORE_ONE, isBeforeOne } from '#db/foreign-database.ts';
import { compareSchema } from '#db/migrate.ts';
import { listWritableLogs } from '#db/serving-role.ts';
import { PLANNER_SETTINGS } from '#db/time-limits.ts';
import { VERSION } from '#version.ts';
import { type Finding, fineLine, stopLine, warnLine } from './line.ts';
import { readDatabaseFacts } from './queries.ts';

const SLOW_MS = 200;
/** Codes of authenticator apps need clocks that differ by less. */
const APART_MS = 30_000;

/** What to do where a pooler, or options in the address, keep the settings of the planner back. */
const plannerAdvice = (account: string, settings: readonly [string, string][]): string => {
  const assignments = settings.map(([setting, value]) => `${setting} = ${value}`);
  const statements = assignments.map((one) => `ALTER ROLE "${account}" SET ${one};`).join(' ');
  return `찾기와 목록이 느려집니다. 풀러의 connect_query에 set ${assignments.join('; set ')} 을 넣거나(deploy/pgbouncer), 데이터베이스에서 ${statements} 를 실행한 뒤 다시 연결해주세요.`;
};

/** Whether the database answers, which one it is, and whether its connections have the settings of the planner. */
export async function checkDatabase({ db, installation }: Ctx): Promise<Finding> {
  const start = performance.now();
  const { version, name, account, planner } = await readDatabaseFacts(db);
  const ms = Math.round(performance.now() - start);
  const kind = installation.databaseFolder === undefined ? '서버' : '내장';
  const found = `PostgreSQL ${version} (${kind}), 데이터베이스 ${name}, 계정 ${account}, 응답 ${ms}ms`;
  const other = Object.entries(PLANNER_SETTINGS).filter(([setting, value]) => planner[setting] !== value);
  if (other.length > 0) {
    const settings = other.map(([setting]) => `${setting} ${planner[setting]}`).join(', ');
    return warnLine(`${found}. 연결의 설정이 다릅니다: ${settings}`, plannerAdvice(account, other));
  }
  if (ms > SLOW_MS) return warnLine(found, '응답이 느립니다. 데이터베이스의 부하와 네트워크를 확인해주세요.');
  return fineLine(found);
}

/** Whether the account that serves could change the logs (TH34). */
export async function checkAccounts({ db, installation }: Ctx): Promise<Finding> {
  if (installation.databaseFolder !== undefined) return fineLine('내장 데이터베이스는 계정이 하나입니다.');
  const writable = await listWritableLogs(db);
  if (writable.length === 0) return fineLine('DATABASE_URL의 계정은 기록을 더하고 읽기만 합니다.');
  const judge = installation.production ? stopLine : warnLine;
  return judge(
    'DATABASE_URL의 계정이 기록을 고치거나 테이블을 만들 수 있습니다.',
    '권한이 없는 계정을 DATABASE_URL에, 소유자 계정을 MIGRATE_DATABASE_URL에 지정해주세요.',
  );
}

/** Whether the database has the migrations of this program, and none that it had to know. */
export async function checkMigrations({ db }: Ctx): Promise<Finding> {
  const { pending: missing, unknown: newer } = await compareSchema({ db });
  if (isBeforeOne(newer)) return stopLine(BEFORE_ONE, '쓰던 데이터가 필요하면 그 버전으로 계속 여세요.');
  if (newer.length > 0) {
    return stopLine(
      `데이터베이스가 이 프로그램보다 새 버전입니다: ${newer.join(', ')}`,
      '새 버전의 프로그램으로 시작하거나, 업그레이드 전의 백업을 복원해주세요.',
    );
  }
  if (missing.length > 0) {
    return stopLine(
      `마이그레이션 ${missing.length}개가 빠져 있습니다: ${missing.join(', ')}`,
      'npm run portal -- migrate 명령을 실행해주세요.',
    );
  }
  const { all } = await listApplied(db);
  return fineLine(`버전 ${VERSION}, 마이그레이션 ${all.length}개, 마지막 ${all.at(-1) ?? '없음'}`);
}

/** Whether the clock of this machine agrees with that of the database. */
export async function checkClock({ db, now }: Ctx): Promise<Finding> {
  const { at } = await readDatabaseFacts(db);
  const apartMs = Math.abs(now().getTime() - at.getTime());
  const found = `서버와 데이터베이스의 시계 차이 ${(apartMs / 1000).toFixed(1)}초`;
  const advice = '두 기계의 NTP를 확인해주세요 (timedatectl status).';
  if (apartMs > DAY_MS) return stopLine(found, advice);
  return apartMs > APART_MS ? warnLine(found, advice) : fineLine(found);
}
