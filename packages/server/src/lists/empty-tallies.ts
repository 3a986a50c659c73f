import { sql } from 'kysely';
import type { Ctx } from '../context.ts';
import type { Counted } from './tally.ts';

const TALLIES: readonly Counted['tally'][] = ['outsourced_tally', 'internal_tally', 'notice_tally'];

/**
 * Removes counts that have come down to zero: each edited name leaves some behind, and they are read like all others.
 * A count that is just being changed is left alone, so that nobody who changes a project waits or loses a race.
 */
export async function removeEmptyTallies({ db }: Ctx): Promise<void> {
  for (const tally of TALLIES) {
    await sql`
      delete from ${sql.table(tally)} where ctid in (
        select ctid from ${sql.table(tally)} where total = 0 for update skip locked
      )`.execute(db);
  }
}
