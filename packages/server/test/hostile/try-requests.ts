import { readFileSync } from 'node:fs';
import type { LightMyRequestResponse } from 'fastify';
import type { Person } from '#test-kit/people.ts';
import type { PermissionFixture } from '../permissions/fixture.ts';
import type { HttpRequest } from './mutate.ts';

/** The longest time in ms for which a request may block the event loop. */
const MAX_BLOCK_MS = 100;
const SAMPLE_MS = 5;
/** Compilation and garbage collection block too, but not three times at the same request. */
const TRIES = 3;
/** Calls between two resets of the rate limits; fewer than any throttle allows. */
const CALLS_PER_RESET = 100;
const SIGN_INS_PER_RESET = 5;

let calls = 0;

/** Resets the rate limits, which other tests check. */
async function resetLimits({ portal }: PermissionFixture): Promise<void> {
  calls += 1;
  if (calls % CALLS_PER_RESET === 0) await portal.ctx.db.deleteFrom('call_allowance').execute();
  if (calls % SIGN_INS_PER_RESET === 0) await portal.ctx.db.deleteFrom('sign_in_failure').execute();
}

/** Sends a request as a user, or without a session. */
export async function send(
  stage: PermissionFixture,
  sent: HttpRequest,
  as: Person | undefined,
): Promise<LightMyRequestResponse> {
  await resetLimits(stage);
  const cookie = as ? { cookie: await stage.portal.cookieOf(as) } : {};
  const { method, url, payload, type } = sent;
  return stage.portal.app.inject({
    method,
    url,
    ...(payload === undefined ? {} : { payload }),
    headers: { ...(type === undefined ? {} : { 'content-type': type }), ...cookie },
  });
}

/** Processor time of the main thread in ms. Time in which other processes ran does not count. */
function computedMs(): number {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'latin1').split(' ')[0]) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
}

/** The longest time in ms for which the event loop was blocked while `work` ran. */
export async function longestBlockMs(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = computedMs();
  const sample = (): void => {
    const now = computedMs();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(sample, SAMPLE_MS);
  await work();
  // A blocked event loop has delayed the timer as well.
  await new Promise((done) => setTimeout(done));
  sample();
  clearInterval(timer);
  return longest;
}

/** True when a request blocks the event loop each time it is tried. */
export async function blocksEventLoop(work: () => Promise<unknown>): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries += 1) if ((await longestBlockMs(work)) < MAX_BLOCK_MS) return false;
  return true;
}

export const isTooLong = (ms: number): boolean => ms >= MAX_BLOCK_MS;
