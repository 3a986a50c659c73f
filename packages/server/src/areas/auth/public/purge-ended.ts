import type { Ctx } from '../../../context.ts';
import { deleteFailuresBefore, deleteSessionsBefore } from '../queries.ts';
import { IDLE_MS } from './find-actor.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Forgets sessions idle too long and sign-in failures that no throttle counts any more. */
export async function purgeEnded(ctx: Ctx): Promise<void> {
  const now = ctx.now().getTime();
  await deleteSessionsBefore(ctx.db, new Date(now - IDLE_MS));
  await deleteFailuresBefore(ctx.db, new Date(now - DAY_MS));
}
