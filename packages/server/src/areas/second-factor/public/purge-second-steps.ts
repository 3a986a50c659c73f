import { DAY_MS } from '@portal/contract/core/dates';
import type { Ctx } from '#context.ts';
import { purgeHalfSessions } from '../half-sessions.ts';
import { deleteAttemptsBefore } from '../queries/attempts.ts';
import { purgeSetUps } from '../set-up-tokens.ts';

/** Deletes expired half sessions and set-ups, and failed attempts that the limit no longer counts. */
export async function purgeSecondSteps(ctx: Ctx): Promise<void> {
  await purgeHalfSessions(ctx);
  await purgeSetUps(ctx);
  await deleteAttemptsBefore(ctx.db, new Date(ctx.now().getTime() - DAY_MS));
}
