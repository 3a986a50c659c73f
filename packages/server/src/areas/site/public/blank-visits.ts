import type { Ctx } from '#context.ts';
import { removeNames } from '../queries/visits.ts';

/** Takes the names off the arrivals at the sites of these projects, when their personal data ends. */
export async function blankVisits(db: Ctx['db'], projectIds: readonly number[]): Promise<void> {
  await removeNames(db, projectIds);
}
