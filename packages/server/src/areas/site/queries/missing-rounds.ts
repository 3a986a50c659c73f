import type { MissingCounts } from '@portal/contract/areas/site/missing-crews';
import type { Ctx } from '#context.ts';

type Db = Ctx['db'];

/** Whether a half hour has been told. */
export const isClaimedRound = async (db: Db, at: Date): Promise<boolean> =>
  (await db.selectFrom('missing_round').select('at').where('at', '=', at).executeTakeFirst()) !== undefined;

/** Takes a half hour for this process, with what it tells. False when another process has it. */
export const claimRound = async (db: Db, at: Date, counts: MissingCounts): Promise<boolean> =>
  (
    await db
      .insertInto('missing_round')
      .values({ at, counts: JSON.stringify(counts) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('at')
      .execute()
  ).length > 0;

/** What was told in the half hour before, of the same day. */
export const countsBefore = async (db: Db, at: Date, dayStart: Date): Promise<MissingCounts> =>
  (
    await db
      .selectFrom('missing_round')
      .select('counts')
      .where('at', '>=', dayStart)
      .where('at', '<', at)
      .orderBy('at', 'desc')
      .executeTakeFirst()
  )?.counts ?? {};

/** Forgets the days before. */
export const removeRoundsBefore = (db: Db, dayStart: Date) =>
  db.deleteFrom('missing_round').where('at', '<', dayStart).execute();
