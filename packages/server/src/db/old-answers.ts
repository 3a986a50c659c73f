import type { Ctx } from '../context.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;

/** Forgets answers whose Idempotency-Key is older than 24 h. */
export const deleteOldAnswers = async (ctx: Ctx): Promise<void> => {
  await ctx.db
    .deleteFrom('idempotency_key')
    .where('created_at', '<', new Date(ctx.now().getTime() - KEPT_MS))
    .execute();
};
