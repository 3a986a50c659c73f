import { readFileSync } from 'node:fs';
import type { LightMyRequestResponse } from 'fastify';
import type { Person } from '#test-kit/people.ts';
import type { Stage } from '../permissions/stage.ts';
import type { Sent } from './mutate.ts';

/** No request may keep the others waiting for longer. */
const LONGEST_SILENCE_MS = 100;
const SAMPLE_MS = 5;
/** Compiling and collecting take their turn too, but not three times at the same request. */
const TRIES = 3;
/** Calls between two rests: fewer than any throttle lets through. */
const CALLS_A_REST = 100;
const SIGN_INS_A_REST = 5;

let calls = 0;

/** Everybody is rested: how often one may call is the business of other tests. */
async function rest({ portal }: Stage): Promise<void> {
  calls += 1;
  if (calls % CALLS_A_REST === 0) await portal.ctx.db.deleteFrom('call_allowance').execute();
  if (calls % SIGN_INS_A_REST === 0) await portal.ctx.db.deleteFrom('sign_in_failure').execute();
}

/** Sends a request as somebody, or without a session. */
export async function send(stage: Stage, sent: Sent, as: Person | undefined): Promise<LightMyRequestResponse> {
  await rest(stage);
  const cookie = as ? { cookie: await stage.portal.cookieOf(as) } : {};
  const { method, url, payload, type } = sent;
  return stage.portal.app.inject({
    method,
    url,
    ...(payload === undefined ? {} : { payload }),
    headers: { ...(type === undefined ? {} : { 'content-type': type }), ...cookie },
  });
}

/** Milliseconds for which the main thread has computed so far; time in which others had the processor does not count. */
function computedMs(): number {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'latin1').split(' ')[0]) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
}

/** The longest time in milliseconds for which the process computed without a turn for others while `work` ran. */
export async function silenceOf(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = computedMs();
  const sample = (): void => {
    const now = computedMs();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(sample, SAMPLE_MS);
  await work();
  // Whatever stopped the process kept the timer waiting as well.
  await new Promise((done) => setTimeout(done));
  sample();
  clearInterval(timer);
  return longest;
}

/** True when a request stops the process each time it is tried. */
export async function stopsTheProcess(work: () => Promise<unknown>): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries += 1) if ((await silenceOf(work)) < LONGEST_SILENCE_MS) return false;
  return true;
}

export const isSilent = (ms: number): boolean => ms >= LONGEST_SILENCE_MS;
