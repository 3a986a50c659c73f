import { InternalStatus } from '@portal/contract/areas/internal-projects/status';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';

/** The states in which a project still has to be looked after. */
export const UNFINISHED = [InternalStatus.InProgress] as const;

/** The unfinished internal projects of a sales manager or PM, by number. */
export const selectUnfinished = (db: Ctx['db'], userId: string) =>
  db
    .selectFrom('internal_project')
    .select(['id', 'project_name', 'created_by', 'sales_user_id', 'pm_ids'])
    .where('deleted_at', 'is', null)
    .where('status', 'in', UNFINISHED)
    .where(sql<boolean>`(sales_user_id = ${userId} or pm_ids @> ${[userId]}::text[])`)
    .orderBy('id');
