import { DAY_MS } from '@portal/contract/core/dates';
import type { Ctx } from '#context.ts';
import { purgeHalves } from '../half-sessions.ts';
import { deleteTriesBefore } from '../queries/tries.ts';
import { purgeSetUps } from '../set-up-tokens.ts';

/** Deletes expired half sessions and set-ups, and failed attempts that the limit no longer counts. */
export async function purgeSteps(ctx: Ctx): Promise<void> {
  await purgeHalves(ctx);
  await purgeSetUps(ctx);
  await deleteTriesBefore(ctx.db, new Date(ctx.now().getTime() - DAY_MS));
}
