import type { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { type RawBuilder, sql } from 'kysely';
import type { Slice, Way } from '../list-plan.ts';
import type { Branch } from '../list-scope.ts';
import { collectIds, walkIds } from './list-branches.ts';
import type { Match } from './list-search.ts';

/** A project as lists show it. Names and dates of several are joined by '^'. */
export type ListedProject = {
  id: number;
  status: ProjectStatus;
  project_name: string;
  price: number;
  add_price: number;
  choice_date: string | null;
  choice_company_id: number | null;
  area_name: string;
  company_name: string;
  winner_name: string;
  start_dates: string;
  pm_names: string;
};

export type PageRequest = {
  branches: readonly Branch[];
  match: Match | null;
  way: Way;
  slice: Slice;
  oldestFirst: boolean;
};

const direction = (oldestFirst: boolean): RawBuilder<unknown> => (oldestFirst ? sql`asc` : sql`desc`);

/** Ids of the page. Materialized hits keep the planner from walking the whole table for a rare keyword. */
function pageIds({ branches, match, way, slice }: PageRequest): RawBuilder<unknown> {
  const part = sql`order by id ${direction(slice.fromOldest)} limit ${slice.limit} offset ${slice.offset}`;
  return way === 'walk'
    ? sql`page as materialized (select id from (${walkIds(branches, match)}) hits ${part})`
    : sql`hits as materialized (${collectIds(branches, match)}), page as materialized (select id from hits ${part})`;
}

/** Statement that reads one page of rows in the order asked for; names are joined for these rows alone. */
export const pageQuery = (request: PageRequest) => sql<ListedProject>`
  with ${pageIds(request)}
  select p.id, p.status, p.project_name, p.price, p.add_price, p.choice_date, p.choice_company_id,
    a.name as area_name, coalesce(c.name, '') as company_name, coalesce(w.user_name, '') as winner_name,
    (select coalesce(string_agg(d.start_date::text, '^' order by d.start_date), '')
      from outsourced_start_date d where d.project_id = p.id) as start_dates,
    (select coalesce(string_agg(u.user_name, '^' order by m.position), '')
      from outsourced_pm m join portal_user u on u.user_id = m.user_id where m.project_id = p.id) as pm_names
  from page
  join outsourced_project p on p.id = page.id
  join area a on a.id = p.area_id
  left join company c on c.id = p.choice_company_id
  left join portal_user w on w.user_id = p.choice_user_id
  order by p.id ${direction(request.oldestFirst)}`;
