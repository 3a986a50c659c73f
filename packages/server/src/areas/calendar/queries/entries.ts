import {
  CALENDAR_STATUSES,
  type EntryKind,
  INTERNAL_CALENDAR_STATUSES,
  OFFERED_STATUSES,
} from '@portal/contract/areas/calendar/entries';
import type { FeedScope } from '@portal/contract/areas/calendar/feed';
import type { InternalStatus } from '@portal/contract/areas/internal-projects/status';
import type { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { type Actor, isStaff } from '@portal/contract/core/actor';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#context.ts';

type Condition = RawBuilder<unknown>;

/** The days and the entries that are requested. */
export type EntryQuery = { actor: Actor; from: string; to: string; scope: FeedScope; most: number };

/** One start of a project, or one of its offered days, with names. */
export type EntryRecord = {
  kind: EntryKind;
  id: number;
  status: ProjectStatus | InternalStatus;
  project_name: string;
  area_id: number;
  area_name: string;
  start_day: string;
  start_time: string;
  /** The offered days of a project with several and no chosen one; otherwise none. */
  offered: string[];
  company_id: number | null;
  team_name: string;
  daily_teams: number | null;
  pm_ids: string[];
  version: number;
};

const among = (statuses: readonly string[]): Condition => sql`p.status in (${sql.join(statuses.map(sql.lit))})`;

/** The user, and the other members of their department. */
const teamOf = (userId: string): Condition => sql`array(
  select ${userId}::text union select user_id from employee
  where dept_id = (select dept_id from employee where user_id = ${userId}))`;

/** Outsourced projects that the calendar of the user has (D-43, D-330). */
function outsourcedOf({ actor, scope }: EntryQuery): Condition {
  const { userId, companyId } = actor;
  const shown = sql`p.deleted_at is null and ${among(CALENDAR_STATUSES)}`;
  if (!isStaff(actor)) {
    const own = sql`p.choice_company_id = ${companyId}::integer`;
    if (scope === 'mine') return sql`${shown} and ${own} and p.choice_user_id = ${userId}`;
    return scope === 'team' ? sql`${shown} and ${own}` : sql`${shown} and (${among(OFFERED_STATUSES)} or ${own})`;
  }
  if (scope === 'all') return shown;
  const people = scope === 'mine' ? sql`array[${userId}::text]` : teamOf(userId);
  return sql`${shown} and (p.sales_user_id = any(${people}) or p.pm_ids && ${people})`;
}

/** Internal projects that the calendar of the user has. */
function internalOf({ actor, scope }: EntryQuery): Condition {
  const shown = sql`p.deleted_at is null and ${among(INTERNAL_CALENDAR_STATUSES)}`;
  if (scope === 'all') return shown;
  const people = scope === 'mine' ? sql`array[${actor.userId}::text]` : teamOf(actor.userId);
  return sql`${shown} and (p.sales_user_id = any(${people}) or p.pm_ids && ${people} or p.choice_user_id = any(${people}))`;
}

const COMMON = sql`p.id, p.status, p.project_name, p.area_id, p.pm_ids, p.version`;

/** The starts of projects and their offered days in a period, earliest first: one statement. */
export async function listEntries(db: Ctx['db'], query: EntryQuery): Promise<EntryRecord[]> {
  const { actor, from, to, most } = query;
  const outsourced = outsourcedOf(query);
  const internal = sql`
    union all
    select 'internal', ${COMMON}, p.start_date, p.start_time, '{}'::text[], null::integer, p.choice_user_id
    from internal_project p
    where p.start_date between ${from}::date and ${to}::date and ${internalOf(query)}`;
  const { rows } = await sql<EntryRecord>`
    select entry.kind, entry.id, entry.status, entry.project_name, entry.area_id, coalesce(area.name, '') as area_name,
      entry.start_day::text as start_day, entry.start_time, entry.offered::text[] as offered, entry.company_id,
      coalesce(company.name, manager.dept_name, '') as team_name, company.daily_teams, entry.pm_ids, entry.version
    from (
      select 'outsourced' as kind, ${COMMON}, p.start_day, '' as start_time, '{}'::text[] as offered,
        p.choice_company_id as company_id, null::text as manager_id
      from outsourced_project p
      where p.start_day between ${from}::date and ${to}::date
        and (p.choice_date is not null or cardinality(p.start_dates) < 2) and ${outsourced}
      union all
      select 'outsourced', ${COMMON}, day.start_date, '', p.start_dates, null::integer, null
      from outsourced_start_date day join outsourced_project p on p.id = day.project_id
      where day.start_date between ${from}::date and ${to}::date
        and p.choice_date is null and cardinality(p.start_dates) > 1 and ${outsourced}
      ${isStaff(actor) ? internal : sql``}
    ) entry
      left join area on area.id = entry.area_id
      left join company on company.id = entry.company_id
      left join portal_user manager on manager.user_id = entry.manager_id
    order by entry.start_day, entry.start_time, team_name, entry.project_name, entry.kind, entry.id
    limit ${sql.lit(most)}`.execute(db);
  return rows;
}
