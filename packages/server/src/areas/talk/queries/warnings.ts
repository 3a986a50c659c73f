import type { Ctx } from '#context.ts';

/** Notes that a month is warned of. False when it was before, or another process does it. */
export const claimWarning = async (db: Ctx['db'], month: string): Promise<boolean> =>
  (await db
    .insertInto('talk_warning')
    .values({ month })
    .onConflict((conflict) => conflict.column('month').doNothing())
    .returning('month')
    .executeTakeFirst()) !== undefined;
