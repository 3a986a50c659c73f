import type { Actor } from '@portal/contract/core/actor';
import { sql } from 'kysely';
import type { OpenDatabase } from '#db/connect.ts';

/** A project of the naive model. The model reads whole tables, without tally or indexes. */
export type ModelProject = {
  id: number;
  status: string;
  name: string;
  area_id: number;
  area: string;
  trade_id: number | null;
  trade: string;
  company_id: number | null;
  company: string;
  sales: string;
  customer: string;
  place: string;
  /** Price and extra amount together. */
  amount: number;
  /** The chosen date, or the first offered one. */
  start: string;
  /** Days in Seoul of award, invoice and completion; '' without. */
  awarded: string;
  billed: string;
  done: string;
  pm_ids: string[];
  pms: string[];
};

/** Reads every project that is not deleted. */
export async function readModel({ db }: OpenDatabase): Promise<ModelProject[]> {
  const { rows } = await sql<ModelProject>`
    select p.id, p.status, p.project_name as name, p.area_id, a.name as area, p.trade_id,
      coalesce((select name from trade where id = p.trade_id), '') as trade, p.choice_company_id as company_id,
      coalesce(c.name, '') as company, p.price + p.add_price as amount, p.pm_ids, p.customer_name as customer, p.place_name as place,
      (select user_name from portal_user where user_id = p.sales_user_id) as sales,
      coalesce(p.choice_date, p.first_day)::text as start,
      coalesce((p.choice_at at time zone 'Asia/Seoul')::date::text, '') as awarded,
      coalesce(p.bill_date::text, '') as billed,
      coalesce((p.completed_at at time zone 'Asia/Seoul')::date::text, '') as done,
      array(select u.user_name from outsourced_pm m join portal_user u using (user_id)
        where m.project_id = p.id order by m.position) as pms
    from outsourced_project p join area a on a.id = p.area_id left join company c on c.id = p.choice_company_id
    where p.deleted_at is null order by p.id desc`.execute(db);
  return rows;
}

/** The filters of a list. */
export type ModelQuery = {
  SearchActiveStatus: string;
  CompanyId: number;
  SearchType: string;
  SearchKey: string;
  OrderType: string;
} & Conditions;

/** Conditions of several values, joined by '^'. Only the staff's list has them. */
type Conditions = Partial<
  Record<
    | 'SearchStatuses'
    | 'SearchCompanies'
    | 'SearchAreas'
    | 'SearchTrades'
    | 'SearchPms'
    | 'SearchStartFrom'
    | 'SearchStartTo'
    | 'SearchAwardFrom'
    | 'SearchAwardTo'
    | 'SearchBillFrom'
    | 'SearchBillTo'
    | 'SearchDoneFrom'
    | 'SearchDoneTo',
    string
  >
> & { SearchPriceFrom?: string; SearchPriceTo?: string };

/** States in which the winner sees the customer (D-45). */
const CUSTOMER = ['Y', 'YY', 'B'];
const SHARED = ['N', 'Y', 'YY', 'B'];
const OWN = ['E', 'F', 'C'];

function visible(actor: Actor, project: ModelProject): boolean {
  if (actor.userType === 'M') return true;
  return SHARED.includes(project.status) || (OWN.includes(project.status) && project.company_id === actor.companyId);
}

/** The status as the caller's filter has it: an award of another company is taken (D-46, D-247). */
const seenStatus = (actor: Actor, { status, company_id }: ModelProject): string =>
  actor.userType === 'C' && CUSTOMER.includes(status) && company_id !== actor.companyId ? 'taken' : status;

const readsCustomer = (actor: Actor, project: ModelProject): boolean =>
  actor.userType === 'M' || (CUSTOMER.includes(project.status) && project.company_id === actor.companyId);

function holds(actor: Actor, project: ModelProject, query: ModelQuery): boolean {
  const key = query.SearchKey.trim().normalize('NFC').toLowerCase();
  if (key === '') return true;
  const has = (text: string) => text.toLowerCase().includes(key);
  switch (query.SearchType) {
    case 'projectName':
      return has(project.name);
    case 'areaName':
      return has(project.area);
    case 'tradeName':
      return has(project.trade);
    case 'companyName':
      return has(project.company) && (actor.userType === 'M' || project.company_id === actor.companyId);
    case 'pmName':
      return project.pms.some(has);
    case 'salesName':
      return has(project.sales);
    case 'customerName':
      return has(project.customer) && readsCustomer(actor, project);
    case 'placeName':
      return has(project.place) && readsCustomer(actor, project);
    default:
      return true;
  }
}

const isAmong = (joined: string | undefined, ...values: readonly unknown[]): boolean =>
  !joined || values.some((value) => joined.split('^').includes(String(value)));

/** Whether a day is in a period. A project without the day is in none. */
const isIn = (day: string, from = '', to = ''): boolean =>
  (from === '' && to === '') || (day !== '' && day >= from && (to === '' || day <= to));

/** Whether every condition holds: each of its values widens it. */
function fits(project: ModelProject, query: Conditions): boolean {
  return (
    isAmong(query.SearchStatuses, project.status) &&
    isAmong(query.SearchCompanies, project.company_id) &&
    isAmong(query.SearchAreas, project.area_id) &&
    isAmong(query.SearchTrades, project.trade_id) &&
    isAmong(query.SearchPms, ...project.pm_ids) &&
    isIn(project.start, query.SearchStartFrom, query.SearchStartTo) &&
    isIn(project.awarded, query.SearchAwardFrom, query.SearchAwardTo) &&
    isIn(project.billed, query.SearchBillFrom, query.SearchBillTo) &&
    isIn(project.done, query.SearchDoneFrom, query.SearchDoneTo) &&
    project.amount >= Number(query.SearchPriceFrom || -Infinity) &&
    project.amount <= Number(query.SearchPriceTo || Infinity)
  );
}

/** The ids of all rows of a list in its order, by the letter of D-43, D-47 and D-143. */
export function expectedIds(projects: readonly ModelProject[], actor: Actor, query: ModelQuery): number[] {
  const found = projects
    .filter((project) => visible(actor, project))
    .filter((project) => query.SearchActiveStatus === 'A' || seenStatus(actor, project) === query.SearchActiveStatus)
    .filter((project) => actor.userType !== 'M' || query.CompanyId === 0 || project.company_id === query.CompanyId)
    .filter((project) => actor.userType !== 'M' || fits(project, query))
    .filter((project) => holds(actor, project, query));
  return inOrder(found, query.OrderType).map(({ id }) => id);
}

const byLetters = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** A project without a company stands behind all others. */
const companyKey = ({ company }: ModelProject): string => company || '\uffff';

/** Ascending order; equal rows are ordered by id. An unknown order means newest first (D-48). */
const UPWARDS: Record<string, (one: ModelProject, other: ModelProject) => number> = {
  createdDtm: (one, other) => one.id - other.id,
  startDate: (one, other) => one.start.localeCompare(other.start) || one.id - other.id,
  price: (one, other) => one.amount - other.amount || one.id - other.id,
  companyName: (one, other) => byLetters(companyKey(one), companyKey(other)) || one.id - other.id,
};

function inOrder(projects: readonly ModelProject[], order: string): ModelProject[] {
  const [field = '', direction] = order.split('_');
  const upwards = UPWARDS[field];
  if (!upwards) return [...projects];
  const sorted = [...projects].sort(upwards);
  return direction === 'asc' ? sorted : sorted.reverse();
}
