import type { ProjectType } from '@portal/contract/areas/internal-projects/kinds';
import type { InternalStatus } from '@portal/contract/areas/internal-projects/status';
import { sql } from 'kysely';
import type { ProjectList } from '#lists/list-projects.ts';
import { NOT_DELETED } from '#lists/page.ts';

/** A project as the list shows it; names are looked up for the whole page afterwards. */
export type InternalListItem = {
  id: number;
  version: number;
  status: InternalStatus;
  project_type: ProjectType | '';
  project_name: string;
  area_id: number;
  start_date: string;
  start_time: string;
  customer_name: string;
  place_name: string;
  addr1: string;
  addr2: string;
  sales_user_id: string;
  /** In the order of the form. */
  pm_ids: string[];
};

/** How lists read internal projects. */
export const internalList: ProjectList<InternalListItem> = {
  table: 'internal_project',
  tally: null,
  live: NOT_DELETED,
  start: 'start_date',
  select: (ids, order) => sql<InternalListItem>`
    select p.id, p.version, p.status, p.project_type, p.project_name, p.area_id, p.start_date, p.start_time,
      p.customer_name, p.place_name, p.addr1, p.addr2, p.sales_user_id, p.pm_ids
    from internal_project p
    where p.id = any(${ids})
    order by ${order}`,
  referencesOf: (rows) => ({
    areas: rows.map((row) => row.area_id),
    users: rows.flatMap((row) => [row.sales_user_id, ...row.pm_ids]),
  }),
};
