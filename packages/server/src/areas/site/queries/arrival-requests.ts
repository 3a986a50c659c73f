import type { Ctx } from '#context.ts';

/** A message that asked a company, and when it was confirmed. */
export type ArrivalRequest = { award_id: number; entry_id: string; created_at: Date; confirmed_at: Date | null };

/** The messages of some awards with some entries, also those that were deleted since. */
export const listArrivalRequests = async (
  db: Ctx['db'],
  awardIds: readonly number[],
  entryIds: readonly string[],
): Promise<ArrivalRequest[]> =>
  awardIds.length === 0
    ? []
    : db
        .selectFrom('site_message')
        .select(['award_id', 'entry_id', 'created_at', 'confirmed_at'])
        .where('award_id', 'in', awardIds)
        .where('entry_id', 'in', entryIds)
        .execute();
