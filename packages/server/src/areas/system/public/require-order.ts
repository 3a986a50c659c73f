import { DAY_MS, HOUR_MS } from '@portal/contract/core/dates';
import type { Ctx } from '#context.ts';
import { readDatabaseFacts } from '../queries.ts';
import { readLastRun } from './last-runs.ts';

/** Jobs run every hour; two rounds may be missed by a restart. */
const MISSED_MS = 3 * HOUR_MS;

/** Throws when the clock of this process differs from that of the database by more than a day. */
export async function requireRightClock({ db, now }: Ctx): Promise<void> {
  const { at } = await readDatabaseFacts(db);
  const apartMs = Math.abs(now().getTime() - at.getTime());
  if (apartMs > DAY_MS) throw new Error(`시계 차이 ${Math.floor(apartMs / HOUR_MS)}시간`);
}

/** Throws when the jobs of the hour have not run for a long time in any process. */
export async function requireRecentJobs(ctx: Ctx): Promise<void> {
  const last = await readLastRun(ctx);
  if (last === undefined) return;
  const sinceMs = ctx.now().getTime() - last.getTime();
  if (sinceMs > MISSED_MS) throw new Error(`마지막 실행 ${Math.floor(sinceMs / HOUR_MS)}시간 전`);
}
