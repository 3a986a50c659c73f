import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';

/** How many projects in these states each of these users won. `ongoing` are those that are awarded at the moment. */
export const countWon = (db: Ctx['db'], userIds: readonly string[], states: readonly ProjectStatus[]) =>
  db
    .selectFrom('outsourced_project')
    .select([
      'choice_user_id',
      sql<number>`count(*)`.as('total'),
      sql<number>`count(*) filter (where status = ${ProjectStatus.Awarded})`.as('ongoing'),
    ])
    .where('choice_user_id', '=', sql<string>`any(${userIds}::text[])`)
    .where('status', 'in', states)
    .where('deleted_at', 'is', null)
    .groupBy('choice_user_id')
    .execute();
