import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { sql } from 'kysely';
import { isExpected } from '#areas/site/public/sites-of-today.ts';
import type { Ctx } from '#context.ts';
import { type Filter, inOrder, type Where } from '#lists/filter.ts';

/** Projects in one of these statuses. They are literals, so that PostgreSQL can use partial indexes. */
export const inStates = (statuses: readonly ProjectStatus[]): Where =>
  sql`status in (${sql.join(statuses.map(sql.lit))})`;

/** Projects whose work starts on one of these days. */
export const startsOn = (days: readonly string[]): Where => sql`start_day = any(${days}::date[])`;

/** Projects at which work is expected today. */
export const isExpectedOn = (today: string): Where =>
  isExpected({ project: 'outsourced_project', day: sql`${today}::date`, today });

/** Projects whose work has begun by `today`. */
export const startsUntil = (today: string): Where => sql`start_day <= ${today}`;

/** Projects whose first checklist is incomplete: fewer items have a score than the list has. */
export const isUnrated: Where = sql`
  (select count(*) from outsourced_score rated join check_item item on item.id = rated.check_item_id
    where rated.project_id = outsourced_project.id and rated.score > 0 and item.list = 1 and item.active)
  < (select count(*) from check_item where list = 1 and active)`;

/** Projects that a company won. */
export const wonBy = (companyId: number): Filter => inOrder(sql`choice_company_id = ${companyId}::bigint`);

/**
 * Projects that a user won, and those won by deleted accounts of the company. Any colleague acts for a deleted account
 * (D-62, D-70).
 */
export const wonByUserOrDeletedColleague = (userId: string, companyId: number): Where => sql`choice_user_id in (
  select user_id from portal_user
  where company_id = ${companyId} and (user_id = ${userId} or deleted_at is not null))`;

/** The crew of the user's last acceptance; undefined before the first award. */
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
    .$narrowType<{ start_day: string }>()
    .where('deleted_at', 'is', null)
    .orderBy('start_day')
    .orderBy('id')
    .execute();
