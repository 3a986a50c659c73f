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

/** Which page of ids, and how many of them. */
type IdPage = { sort: Sort; limit: number; offset: number };

const pageOf = ({ sort, limit, offset }: IdPage): RawBuilder<unknown> =>
  sql`order by ${orderOf(sort)} limit ${limit} offset ${offset}`;

/** How many of a state there are, and their whole won; `total` and `amount` tell those of a row. */
const countAndSum = (status: ProjectStatus, count: string, amount: string) => sql`
    coalesce(sum(total) filter (where status = ${sql.lit(status)}), 0)::bigint as ${sql.ref(count)},
    coalesce(sum(amount) filter (where status = ${sql.lit(status)}), 0)::bigint as ${sql.ref(amount)}`;

const SUMS = sql`coalesce(sum(total), 0)::bigint as total,
    ${countAndSum(ProjectStatus.Invoiced, 'unsettledCount', 'unsettledAmount')},
    ${countAndSum(ProjectStatus.Settled, 'settledCount', 'settledAmount')}`;

/** Statement that sums up the invoices that hold a keyword (D-97) and picks one page of their ids, which come in no order. */
export const foundInvoicesQuery = (filter: InvoiceFilter, page: IdPage) => sql<
  SettlementSums & { total: number; ids: number[] }
>`
  with invoice as materialized (
    select id, status, bill_date, price, start_day, 1 as total, price + add_price as amount
    from outsourced_project where ${invoiceCondition(filter)})
  select ${SUMS}, array(select id from invoice ${pageOf(page)}) as ids from invoice`;

/** Rows of the tally under a filter without a keyword. */
function tallied({ days, branches }: InvoiceFilter): RawBuilder<unknown> {
  const places = branches.map((branch) => branchCondition(branch, sql`company_id`));
  return sql`invoice_tally where month >= ${days.from} and month < ${days.before} and (${sql.join(places, sql` or `)})`;
}

/** Statement that tells the sums of a filter without a keyword, from the tally. */
export const invoiceSumsQuery = (filter: InvoiceFilter) =>
  sql<SettlementSums & { total: number }>`select ${SUMS} from ${tallied(filter)}`;

/** Orders for which a month and a state have an index. */
const WALKED: readonly Sort['column'][] = ['id', 'price'];

/**
 * Array of the ids of a page of a month's invoices without a keyword. Of all companies each state is walked in its order and the
 * walks are merged, so that a page costs the same however many invoices the month has; by day of the invoice one index
 * holds the month in order. Those of one company are few.
 */
export function invoiceIds(filter: InvoiceFilter, page: IdPage): RawBuilder<unknown> {
  const { days, branches } = filter;
  const { sort, limit, offset } = page;
  const everybody = branches.every(({ companyIds }) => companyIds === null || companyIds === 'some');
  if (!everybody || !WALKED.includes(sort.column)) {
    return sql`array(select id from outsourced_project where ${invoiceCondition(filter)} ${pageOf(page)})`;
  }
  const month = sql`date_trunc('month', bill_date::timestamp) = ${days.from}::timestamp`;
  const walks = branches.flatMap((branch) =>
    (branch.status === null ? SETTLEMENT_STATUSES : [branch.status]).map(
      (status) => sql`(select id, price from outsourced_project where ${isInvoiced} and ${month}
        and ${branchCondition({ ...branch, status }, sql`choice_company_id`)}
        order by ${orderOf(sort)} limit ${offset + limit})`,
    ),
  );
  return sql`array(select id from (${sql.join(walks, sql` union all `)}) invoice ${pageOf(page)})`;
}

/** Amounts of one month and one state; `month` is 'YYYY.MM', `amount` whole won as digits. */
export type MonthSum = { month: string; status: string; amount: string };

/** What was invoiced per month and state, price and extra amount together. */
export async function sumMonths(db: Db, filter: InvoiceFilter): Promise<MonthSum[]> {
  const { rows } = await sql<MonthSum>`
    select to_char(month, 'YYYY.MM') as month, status, sum(amount)::text as amount
    from ${tallied(filter)} group by 1, 2`.execute(db);
  return rows;
}

/** Open invoices of one month; whole won. */
export type OpenMonth = { month: string; count: number; amount: string };

/** Months from this one on, named by its first day, that have open invoices, newest first. */
export async function listOpenMonths(db: Db, since: string): Promise<OpenMonth[]> {
  const { rows } = await sql<OpenMonth>`
    select to_char(month, 'YYYY.MM') as month, sum(total) as count, sum(amount)::text as amount
    from invoice_tally where month >= ${since} and status = ${sql.lit(ProjectStatus.Invoiced)}
    group by 1 having sum(total) > 0 order by 1 desc`.execute(db);
  return rows;
}

/** Invoices of a filter per state, with their whole won. */
export async function countInvoices(
  db: Db,
  filter: InvoiceFilter,
): Promise<{ status: ProjectStatus; count: number; amount: string }[]> {
  const counted =
    filter.match === null
      ? sql`select status, sum(total) as count, sum(amount)::text as amount from ${tallied(filter)}`
      : sql`select status, count(*) as count, sum(price + add_price)::text as amount
          from outsourced_project where ${invoiceCondition(filter)}`;
  const { rows } = await sql<{ status: ProjectStatus; count: number; amount: string }>`
    ${counted} group by status`.execute(db);
  return rows;
}
