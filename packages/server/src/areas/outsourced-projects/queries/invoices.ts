import { ProjectStatus, SETTLEMENT_STATUSES } from '@portal/contract/areas/outsourced-projects/status';
import type { SettlementSums } from '@portal/contract/areas/settlement/calls';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema.ts';
import { allOf, collected, type Filter } from '#lists/filter.ts';
import { NOT_DELETED } from '#lists/page.ts';

type Db = Kysely<Database>;

/** Days of the invoice: from the first, before the second, 'YYYY-MM-DD'; the first of a month each. */
export type InvoiceDays = { from: string; before: string };

const isInvoiced = sql`status in (${sql.join(SETTLEMENT_STATUSES.map((status) => sql.lit(status)))})`;

/** Invoiced projects of these days. States are spelled out, so that the partial indexes of invoices serve. */
export const invoicedIn = ({ from, before }: InvoiceDays): Filter =>
  collected(sql`${isInvoiced} and bill_date >= ${from} and bill_date < ${before}`);

/** How many of a state there are, and their whole won; `total` and `amount` tell those of a row. */
const countAndSum = (status: ProjectStatus, count: string, amount: string) => sql`
    coalesce(sum(total) filter (where status = ${sql.lit(status)}), 0)::bigint as ${sql.ref(count)},
    coalesce(sum(amount) filter (where status = ${sql.lit(status)}), 0)::bigint as ${sql.ref(amount)}`;

/** Rows of invoices under filters: those of the tally where it has all that is asked for. */
const invoicesOf = ({ from, before }: InvoiceDays, filters: readonly Filter[]) =>
  filters.every((filter) => filter.tallied)
    ? sql`(select month, status, total, amount from invoice_tally
        where ${isInvoiced} and month >= ${from} and month < ${before} and ${allOf(filters)}) as invoice`
    : sql`(select status, 1 as total, price + add_price as amount from outsourced_project
        where ${allOf([NOT_DELETED, invoicedIn({ from, before }), ...filters])}) as invoice`;

/** What the invoices of these days come to. */
export async function sumInvoices(
  db: Db,
  days: InvoiceDays,
  filters: readonly Filter[],
): Promise<SettlementSums | undefined> {
  const { rows } = await sql<SettlementSums>`
    select ${countAndSum(ProjectStatus.Invoiced, 'unsettledCount', 'unsettledAmount')},
      ${countAndSum(ProjectStatus.Settled, 'settledCount', 'settledAmount')}
    from ${invoicesOf(days, filters)}`.execute(db);
  return rows[0];
}

/** Amounts of one month and one state; `month` is 'YYYY.MM', `amount` whole won as digits. */
export type MonthSum = { month: string; status: string; amount: string };

/** What was invoiced per month and state, price and extra amount together; every filter is a tallied one. */
export async function sumMonths(db: Db, days: InvoiceDays, filters: readonly Filter[]): Promise<MonthSum[]> {
  const { rows } = await sql<MonthSum>`
    select to_char(month, 'YYYY.MM') as month, status, sum(amount)::text as amount
    from ${invoicesOf(days, filters)} group by 1, 2`.execute(db);
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

/** Invoices of these days per state, with their whole won. */
export async function countInvoices(
  db: Db,
  days: InvoiceDays,
  filters: readonly Filter[],
): Promise<{ status: ProjectStatus; count: number; amount: string }[]> {
  const { rows } = await sql<{ status: ProjectStatus; count: number; amount: string }>`
    select status, sum(total)::bigint as count, sum(amount)::text as amount
    from ${invoicesOf(days, filters)} group by status`.execute(db);
  return rows;
}
