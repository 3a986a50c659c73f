import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../context.ts';

/** True of a project whose work begins after `today`. Of awarded ones there are never many. */
export const startsAfter = (today: string): RawBuilder<unknown> => sql`start_day > ${today}`;

/** Deleted accounts of a company: for what they won anybody of it acts (D-62, D-70). */
export async function listGoneColleagues(db: Ctx['db'], companyId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('portal_user')
    .select('user_id')
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is not', null)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** What a person last put in when he accepted; undefined before his first award. */
export const findLastCrew = (db: Ctx['db'], userId: string) =>
  db
    .selectFrom('outsourced_project')
    .select(['total_people', 'manager_user_name', 'manager_user_phone'])
    .where('choice_user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('choice_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Awarded projects of a company whose work starts on one of these days. */
export const listBusyDays = (db: Ctx['db'], companyId: number, days: readonly string[]) =>
  db
    .selectFrom('outsourced_project')
    .select(['id', 'project_name', 'start_day'])
    .where('choice_company_id', '=', companyId)
    .where('status', '=', ProjectStatus.Awarded)
    .where('start_day', '=', sql<string>`any(${days}::date[])`)
    .where('deleted_at', 'is', null)
    .orderBy('start_day')
    .orderBy('id')
    .execute();
