import type { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { sql } from 'kysely';
import type { Ctx } from '../../../context.ts';

/** Exact numbers of living projects per term in these states. */
export const countTerms = (db: Ctx['db'], terms: readonly string[], states: readonly ProjectStatus[]) =>
  db
    .selectFrom('outsourced_tally')
    .select(['term', sql<number>`sum(total)::bigint`.as('total')])
    .where('term', '=', sql<string>`any(${terms}::text[])`)
    .where('status', 'in', states)
    .groupBy('term')
    .execute();
