import {
  CALENDAR_STATUSES,
  type CalendarKind,
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
export type EntryQuery = {
  actor: Actor;
  from: string;
  to: string;
  scope: FeedScope;
  most: number;
  /** All kinds of entries without it. */
  content?: EntryContent;
};

/** One start of a project, or one of its offered days, with names. */
export type EntryRecord = {
  kind: CalendarKind;
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

/** Which entries are asked for by their kind: starts of outsourced and of internal projects, and offered days. */
type EntryContent = { outsourced: boolean; internal: boolean; offered: boolean };

const COMMON = sql`p.id, p.status, p.project_name, p.area_id, p.pm_ids, p.version`;

/** The rows of each kind of entry that is asked for. */
function partsOf(query: EntryQuery): Condition[] {
  const { actor, from, to, content = { outsourced: true, internal: true, offered: true } } = query;
  const outsourced = outsourcedOf(query);
  const starts = sql`
    select 'outsourced' as kind, ${COMMON}, p.start_day, '' as start_time, '{}'::text[] as offered,
      p.choice_company_id as company_id, null::text as manager_id
    from outsourced_project p
    where p.start_day between ${from}::date and ${to}::date
      and (p.choice_date is not null or cardinality(p.start_dates) < 2) and ${outsourced}`;
  const offered = sql`
    select 'outsourced' as kind, ${COMMON}, day.start_date as start_day, '' as start_time, p.start_dates::text[] as offered,
      null::integer as company_id, null::text as manager_id
    from outsourced_start_date day join outsourced_project p on p.id = day.project_id
    where day.start_date between ${from}::date and ${to}::date
      and p.choice_date is null and cardinality(p.start_dates) > 1 and ${outsourced}`;
  const internal = sql`
    select 'internal' as kind, ${COMMON}, p.start_date as start_day, p.start_time, '{}'::text[] as offered,
      null::integer as company_id, p.choice_user_id as manager_id
    from internal_project p
    where p.start_date between ${from}::date and ${to}::date and ${internalOf(query)}`;
  return [
    ...(content.outsourced ? [starts] : []),
    ...(content.offered ? [offered] : []),
    ...(content.internal && isStaff(actor) ? [internal] : []),
  ];
}

/** The statement of the starts of projects and their offered days in a period, earliest first. */
const selectEntries = (query: EntryQuery, parts: readonly Condition[]) => sql<EntryRecord>`
  select entry.kind, entry.id, entry.status, entry.project_name, entry.area_id, coalesce(area.name, '') as area_name,
    entry.start_day::text as start_day, entry.start_time, entry.offered, entry.company_id,
    coalesce(company.name, manager.dept_name, '') as team_name, company.daily_teams, entry.pm_ids, entry.version
  from (${sql.join(parts, sql` union all `)}) entry
    left join area on area.id = entry.area_id
    left join company on company.id = entry.company_id
    left join portal_user manager on manager.user_id = entry.manager_id
  order by entry.start_day, entry.start_time, team_name, entry.project_name, entry.kind, entry.id
  limit ${sql.lit(query.most)}`;

/** The starts of projects and their offered days in a period, earliest first: one statement. */
export async function listEntries(db: Ctx['db'], query: EntryQuery): Promise<EntryRecord[]> {
  const parts = partsOf(query);
  return parts.length === 0 ? [] : (await selectEntries(query, parts).execute(db)).rows;
}

/** A text that is another one when any of these entries has changed. The database makes it, so no row is read for it. */
export async function readState(db: Ctx['db'], query: EntryQuery): Promise<string> {
  const parts = partsOf(query);
  if (parts.length === 0) return '';
  const { rows } = await sql<{ state: string }>`
    select count(*) || '-' || coalesce(md5(string_agg(entry::text, '')), '') as state
    from (${selectEntries(query, parts)}) entry`.execute(db);
  return rows[0]?.state ?? '';
}
