import type { Ctx } from '#context.ts';
import { insertEvent, type SecurityEvent } from '../queries/write.ts';

/** The same refusal is logged once in this time, so that repeated requests cannot fill the log. */
const REPEAT_MS = 60_000;

/** Logs a security event, in the transaction that causes it if there is one (TH34). */
export async function logEvent({ db, now }: Ctx, event: SecurityEvent): Promise<void> {
  const at = now();
  await insertEvent(db, event, { at, unlessSince: at });
}

/** Logs a refusal. The same refusal of the same user and address is logged once a minute. */
export async function logRefused({ db, now }: Ctx, event: SecurityEvent): Promise<void> {
  const at = now();
  await insertEvent(db, event, { at, unlessSince: new Date(at.getTime() - REPEAT_MS) });
}
