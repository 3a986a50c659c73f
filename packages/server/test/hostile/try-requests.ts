import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { LightMyRequestResponse } from 'fastify';
import type { Person } from '#test-kit/people.ts';
import type { Stage } from '../permissions/stage.ts';
import type { Sent } from './mutate.ts';

/** No request may keep the others waiting for longer. */
const LONGEST_SILENCE_MS = 100;
const RESOLUTION_MS = 5;
/** A busy machine is silent at times too, but not three times at the same request. */
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

/** The longest time in milliseconds in which the process did nothing else while `work` ran. */
export async function silenceOf(work: () => Promise<unknown>): Promise<number> {
  const silence = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  silence.enable();
  await work();
  silence.disable();
  return silence.max / 1e6;
}

/** True when a request stops the process each time it is tried. */
export async function stopsTheProcess(work: () => Promise<unknown>): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries += 1) if ((await silenceOf(work)) < LONGEST_SILENCE_MS) return false;
  return true;
}

export const isSilent = (ms: number): boolean => ms >= LONGEST_SILENCE_MS;
