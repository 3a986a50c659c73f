import { ProjectStatus, SETTLEMENT_STATUSES } from '@portal/contract/areas/outsourced-projects/status';
import type { SettlementSums } from '@portal/contract/areas/settlement/calls';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { type Branch, branchCondition } from '../../../lists/branches.ts';
import { orderOf, type Sort, walkedMatch } from '../../../lists/hits.ts';
import type { Match } from '../../../lists/search.ts';

type Db = Kysely<Database>;

/** Days of the invoice: from the first, before the second, 'YYYY-MM-DD'. */
export type InvoiceDays = { from: string; before: string };

/** Invoiced projects of these days: status and winners as in the lists, and a keyword (null = any). */
export type InvoiceFilter = { days: InvoiceDays; branches: readonly Branch[]; match: Match | null };

/** States spelled out, so that the partial indexes of the invoices serve. */
const isInvoiced = sql`deleted_at is null and status in (${sql.join(SETTLEMENT_STATUSES.map((status) => sql.lit(status)))})`;

function invoiceCondition({ days, branches, match }: InvoiceFilter): RawBuilder<unknown> {
  const hit = match === null ? sql`true` : walkedMatch(match);
  const places = branches.map((branch) => branchCondition(branch, sql`choice_company_id`));
  return sql`${isInvoiced} and bill_date >= ${days.from} and bill_date < ${days.before}
    and (${sql.join(places, sql` or `)}) and ${hit}`;
}

type IdPage = { sort: Sort; limit: number; offset: number };

/** How many of a state there are, and their whole won. */
const countAndSum = (status: ProjectStatus, count: string, amount: string) => sql`
    count(*) filter (where status = ${sql.lit(status)}) as ${sql.ref(count)},
    coalesce(sum(amount) filter (where status = ${sql.lit(status)}), 0)::bigint as ${sql.ref(amount)}`;

/** Statement that sums up the invoices of a filter (D-97) and picks one page of their ids, which come in no order. */
export const invoicesQuery = (filter: InvoiceFilter, { sort, limit, offset }: IdPage) => sql<
  SettlementSums & { total: number; ids: number[] }
>`
  with invoice as materialized (
    select id, status, bill_date, price, start_day, price + add_price as amount from outsourced_project where ${invoiceCondition(filter)})
  select count(*) as total,
    ${countAndSum(ProjectStatus.Invoiced, 'unsettledCount', 'unsettledAmount')},
    ${countAndSum(ProjectStatus.Settled, 'settledCount', 'settledAmount')},
    array(select id from invoice order by ${orderOf(sort)} limit ${limit} offset ${offset}) as ids
  from invoice`;

/** Amounts of one month and one state; `month` is 'YYYY.MM', `amount` whole won as digits. */
export type MonthSum = { month: string; status: string; amount: string };

/** What was invoiced per month and state, price and extra amount together. */
export async function sumMonths(db: Db, filter: InvoiceFilter): Promise<MonthSum[]> {
  // Days first: naming the month of each of many rows costs more than adding them up.
  const { rows } = await sql<MonthSum>`
    select to_char(bill_date, 'YYYY.MM') as month, status, sum(amount)::text as amount
    from (
      select bill_date, status, sum(price + add_price) as amount
      from outsourced_project where ${invoiceCondition(filter)}
      group by bill_date, status) as days
    group by 1, 2`.execute(db);
  return rows;
}

/** Open invoices of one month; whole won. */
export type OpenMonth = { month: string; count: number; amount: string };

/** Months from this day on that have open invoices, newest first. */
export async function listOpenMonths(db: Db, since: string): Promise<OpenMonth[]> {
  const { rows } = await sql<OpenMonth>`
    select to_char(bill_date, 'YYYY.MM') as month, count(*) as count, sum(price + add_price)::text as amount
    from outsourced_project
    where deleted_at is null and status = ${sql.lit(ProjectStatus.Invoiced)} and bill_date >= ${since}
    group by 1 order by 1 desc`.execute(db);
  return rows;
}

/** Invoices of a filter per state, with their whole won. */
export async function countInvoices(
  db: Db,
  filter: InvoiceFilter,
): Promise<{ status: ProjectStatus; count: number; amount: string }[]> {
  const { rows } = await sql<{ status: ProjectStatus; count: number; amount: string }>`
    select status, count(*) as count, sum(price + add_price)::text as amount
    from outsourced_project where ${invoiceCondition(filter)} group by status`.execute(db);
  return rows;
}
