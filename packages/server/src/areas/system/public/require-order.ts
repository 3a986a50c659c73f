import { HOUR_MS } from '@portal/contract/core/dates';
import { describeClock, readClock } from '#areas/system/public/clock.ts';
import type { Ctx } from '#context.ts';
import { readLastRun } from './last-runs.ts';

/** Jobs run every hour; two rounds may be missed by a restart. */
const MISSED_MS = 3 * HOUR_MS;

/** Throws when the clock of this process is doubted, so that jobs that remove are held (D-360). */
export async function requireRightClock(ctx: Ctx): Promise<void> {
  const clock = await readClock(ctx);
  if (clock.state === 'doubted') throw new Error(describeClock(clock));
}

/** Throws when the jobs of the hour have not run for a long time in any process. */
export async function requireRecentJobs(ctx: Ctx): Promise<void> {
  const last = await readLastRun(ctx);
  if (last === undefined) return;
  const sinceMs = ctx.now().getTime() - last.getTime();
  if (sinceMs > MISSED_MS) throw new Error(`마지막 실행 ${Math.floor(sinceMs / HOUR_MS)}시간 전`);
}
