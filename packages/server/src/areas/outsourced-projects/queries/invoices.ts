import { ProjectStatus, SETTLEMENT_STATUSES } from '@portal/contract/areas/outsourced-projects/status';
import type { SettlementSums } from '@portal/contract/areas/settlement/calls';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema.ts';
import { allOf, collected, type Filter } from '#lists/filter.ts';
import { NOT_DELETED } from '#lists/page.ts';

type Db = Kysely<Database>;

/** Invoice days: from the first, before the second, both the first day of a month ('YYYY-MM-DD'). */
export type InvoiceDays = { from: string; before: string };

/** The days of every invoice. */
export const ALL_DAYS: InvoiceDays = { from: '-infinity', before: 'infinity' };

const isInvoiced = sql`status in (${sql.join(SETTLEMENT_STATUSES.map((status) => sql.lit(status)))})`;

/** Invoiced projects of these days. States are literals, so that PostgreSQL can use the partial indexes of invoices. */
export const invoicedIn = ({ from, before }: InvoiceDays): Filter =>
  collected(sql`${isInvoiced} and bill_date >= ${from} and bill_date < ${before}`);

/** The number of invoices of a state and their sum in whole won. The rows have the columns `total` and `amount`. */
const countAndSum = (status: ProjectStatus, count: string, amount: string) => sql`
    coalesce(sum(total) filter (where status = ${sql.lit(status)}), 0)::bigint as ${sql.ref(count)},
    coalesce(sum(amount) filter (where status = ${sql.lit(status)}), 0)::bigint as ${sql.ref(amount)}`;

/** Invoice rows under filters, read from the tally when all filters are in order. */
const invoicesOf = ({ from, before }: InvoiceDays, filters: readonly Filter[]) =>
  filters.every((filter) => filter.inOrder)
    ? sql`(select month, status, total, amount from invoice_tally
        where ${isInvoiced} and month >= ${from} and month < ${before} and ${allOf(filters)}) as invoice`
    : sql`(select status, 1 as total, price + add_price as amount from outsourced_project
        where ${allOf([NOT_DELETED, invoicedIn({ from, before }), ...filters])}) as invoice`;

/** The number and sum of the invoices of these days, per state. */
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

/** The invoices of one month and state; `month` is 'YYYY.MM', `amount` whole won as digits. */
export type MonthSum = { month: string; status: string; amount: string; count: number };

/** Invoices per month and state, price and extra amount together. Every filter must be in order. */
export async function sumMonths(db: Db, days: InvoiceDays, filters: readonly Filter[]): Promise<MonthSum[]> {
  const { rows } = await sql<MonthSum>`
    select to_char(month, 'YYYY.MM') as month, status, sum(amount)::text as amount, sum(total) as count
    from ${invoicesOf(days, filters)} group by 1, 2 having sum(total) > 0`.execute(db);
  return rows;
}

/** Open invoices of one month; whole won. */
export type OpenMonth = { month: string; count: number; amount: string };

/** Every month with open invoices, newest first. */
export async function listOpenMonths(db: Db): Promise<OpenMonth[]> {
  const { rows } = await sql<OpenMonth>`
    select to_char(month, 'YYYY.MM') as month, sum(total) as count, sum(amount)::text as amount
    from invoice_tally where status = ${sql.lit(ProjectStatus.Invoiced)}
    group by 1 having sum(total) > 0 order by 1 desc`.execute(db);
  return rows;
}

/** Number and sum in whole won of the invoices of these days, per state. */
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
