import type { Ctx } from '#context.ts';
import { insertEvent, type SecurityEvent } from '../queries/write.ts';

/** Whoever is refused again and again is noted once a minute: a log that anybody can fill is none. */
const AGAIN_MS = 60_000;

/** Notes what happened at a door, in the transaction that does it if there is one (TH34). */
export async function logEvent({ db, now }: Ctx, event: SecurityEvent): Promise<void> {
  const at = now();
  await insertEvent(db, event, { at, unlessSince: at });
}

/** Notes a refusal; the same of the same user and address once a minute. */
export async function logRefused({ db, now }: Ctx, event: SecurityEvent): Promise<void> {
  const at = now();
  await insertEvent(db, event, { at, unlessSince: new Date(at.getTime() - AGAIN_MS) });
}
