import { DAY_MS, HOUR_MS } from '@portal/contract/core/dates';
import { logEvent } from '#areas/audit/public/events.ts';
import type { Ctx } from '#context.ts';
import { beginHold, CLOCK_HOLD, endHold, findHold, type JobHold, touchHold } from '#db/job-holds.ts';
import { findRunAt, readDatabaseTime } from '#db/job-runs.ts';

/** The run that marks the last round of jobs with a right clock. */
export const ROUND = 'hourly';
/** The job whose last run counts in a database that no round has marked yet. */
const FORMER_ROUND = 'purgeOldAlarms';

/** Clocks that differ by more are doubted. */
const MOST_APART_MS = DAY_MS;
/** How long a clock must go on steadily before it is believed without the other witness. */
const STEADY_MS = { ahead: DAY_MS, behind: HOUR_MS / 2 } as const;

/** What is known of the clock: 'agrees', or which witness contradicts it, and by how much. */
export type ClockState =
  | { state: 'agrees' }
  | { state: 'doubted'; against: 'database' | 'last-run'; reason: 'ahead' | 'behind'; apartMs: number; other: Date };

/** Reads the clock of the database; tests give another. */
export type DatabaseTime = (db: Ctx['db']) => Promise<Date>;

/**
 * Compares the clock of this process with that of the database and with the last round of jobs (D-360). It writes
 * nothing, so readiness and pages may call it.
 */
export async function readClock(ctx: Ctx, databaseTime: DatabaseTime = readDatabaseTime): Promise<ClockState> {
  const now = ctx.now();
  const compare = (against: 'database' | 'last-run', other: Date): ClockState => {
    const apartMs = now.getTime() - other.getTime();
    if (Math.abs(apartMs) <= MOST_APART_MS) return { state: 'agrees' };
    return { state: 'doubted', against, reason: apartMs > 0 ? 'ahead' : 'behind', apartMs: Math.abs(apartMs), other };
  };
  const withDatabase = compare('database', await databaseTime(ctx.db));
  if (withDatabase.state === 'doubted') return withDatabase;
  const lastRun = (await findRunAt(ctx.db, ROUND)) ?? (await findRunAt(ctx.db, FORMER_ROUND));
  return lastRun === undefined ? { state: 'agrees' } : compare('last-run', lastRun);
}

const describeApart = (ms: number): string => `${Math.floor(ms / DAY_MS)}일`;

/** The sentence about a doubted clock, for the log, the page and the command. */
export function describeClock(clock: ClockState): string {
  if (clock.state === 'agrees') return '서버 시계가 맞습니다.';
  const direction = clock.reason === 'ahead' ? '빠릅니다' : '늦습니다';
  const witness = clock.against === 'database' ? '데이터베이스 시계' : '마지막 작업 시각';
  return `서버 시계가 ${witness}보다 ${describeApart(clock.apartMs)} ${direction}. 지우는 작업을 멈췄습니다.`;
}

const isSteady = ({ seen_at }: JobHold, now: Date): boolean => {
  const since = now.getTime() - seen_at.getTime();
  return since >= 0 && since <= MOST_APART_MS;
};

/** True when a clock that contradicts the last round may be believed: it went on steadily, or it was allowed. */
async function isBelieved(ctx: Ctx, reason: 'ahead' | 'behind', sentence: string): Promise<boolean> {
  const now = ctx.now();
  const hold = await findHold(ctx.db, CLOCK_HOLD);
  if (hold?.reason === reason && isSteady(hold, now)) {
    if (hold.allowed !== null) return true;
    if (now.getTime() - hold.since.getTime() >= STEADY_MS[reason]) return true;
    await touchHold(ctx.db, { name: CLOCK_HOLD, reason, seen_at: now });
    return false;
  }
  await beginHold(ctx.db, { name: CLOCK_HOLD, reason, seen_at: now, what: sentence });
  await logEvent(ctx, { event: 'jobs', userId: '', address: '', detail: sentence });
  return false;
}

const lastDoubts = new WeakMap<Ctx['db'], string>();

/** Logs a clock that differs from the database's once, until it agrees again. The event gets the database's time. */
async function reportAgainstDatabase(ctx: Ctx, sentence: string, databaseTime: DatabaseTime): Promise<void> {
  if (lastDoubts.get(ctx.db) === sentence) return;
  lastDoubts.set(ctx.db, sentence);
  const at = await databaseTime(ctx.db);
  await logEvent({ ...ctx, now: () => at }, { event: 'jobs', userId: '', address: '', detail: sentence });
}

/**
 * True when jobs that remove may run. Otherwise the log and the security log say why. They go on by themselves once
 * the clocks agree (D-360).
 */
export async function mayRemove(ctx: Ctx, databaseTime: DatabaseTime = readDatabaseTime): Promise<boolean> {
  const clock = await readClock(ctx, databaseTime);
  if (clock.state === 'agrees') {
    lastDoubts.delete(ctx.db);
    await endHold(ctx.db, CLOCK_HOLD);
    return true;
  }
  const sentence = describeClock(clock);
  ctx.log.error({ against: clock.against, reason: clock.reason, other: clock.other }, sentence);
  if (clock.against === 'database') {
    await reportAgainstDatabase(ctx, sentence, databaseTime);
    return false;
  }
  if (!(await isBelieved(ctx, clock.reason, sentence))) return false;
  await endHold(ctx.db, CLOCK_HOLD);
  return true;
}
