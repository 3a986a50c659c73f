import type { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import type { NumberedProject, ProjectList } from '#lists/list-projects.ts';
import { NOT_DELETED } from '#lists/page.ts';

/** A project as lists show it; names are looked up for the whole page afterwards. */
export type OutsourcedListItem = {
  id: number;
  version: number;
  status: ProjectStatus;
  project_name: string;
  price: number;
  add_price: number;
  area_id: number;
  trade_id: number | null;
  choice_date: string | null;
  choice_company_id: number | null;
  choice_user_id: string | null;
  choice_at: Date | null;
  sales_user_id: string;
  bill_date: string | null;
  posted_at: Date | null;
  no_materials: boolean;
  material_sent: boolean;
  material_received: boolean;
  delivery_type: string;
  objected: boolean;
  /** Offered days, earliest first. */
  start_dates: string[];
  /** In the order of the form. */
  pm_ids: string[];
};

/** One row of any list of outsourced projects. Phones are digits, amounts whole won. */
export type ListedRow = NumberedProject<OutsourcedListItem>;

/** How lists read outsourced projects. */
export const outsourcedList: ProjectList<OutsourcedListItem> = {
  table: 'outsourced_project',
  tally: 'outsourced_tally',
  live: NOT_DELETED,
  start: 'start_day',
  select: (ids, order) => sql<OutsourcedListItem>`
  select p.id, p.version, p.status, p.project_name, p.price, p.add_price, p.area_id, p.trade_id, p.choice_date, p.choice_company_id,
    p.choice_user_id, p.choice_at, p.sales_user_id, p.bill_date, p.posted_at, p.no_materials, p.material_sent,
    p.material_received, p.delivery_type, p.objected, p.start_dates, p.pm_ids
  from outsourced_project p
  where p.id = any(${ids})
  order by ${order}`,
  referencesOf: (rows) => ({
    areas: rows.map((row) => row.area_id),
    trades: rows.map((row) => row.trade_id),
    companies: rows.map((row) => row.choice_company_id),
    users: rows.flatMap((row) => [row.sales_user_id, row.choice_user_id, ...row.pm_ids]),
  }),
};

/** Customer and site of a project; '' after they were blanked. */
export type ListedCustomer = { id: number; customer_name: string; place_name: string; addr1: string; addr2: string };

/** Customers and sites of live projects, in the order of their ids. */
export const findCustomers = (db: Ctx['db'], ids: readonly number[]): Promise<ListedCustomer[]> =>
  db
    .selectFrom('outsourced_project')
    .select(['id', 'customer_name', 'place_name', 'addr1', 'addr2'])
    .where('id', 'in', ids.length > 0 ? ids : [0])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
