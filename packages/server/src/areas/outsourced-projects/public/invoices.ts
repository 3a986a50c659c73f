import { projectHistory } from '@portal/contract/areas/outsourced-projects/history';
import { SETTLEMENT_STATUSES } from '@portal/contract/areas/outsourced-projects/status';
import type { SettlementSums } from '@portal/contract/areas/settlement/calls';
import type { CallCtx } from '../../../context.ts';
import { orderOf } from '../../../lists/hits.ts';
import { findWanted, nameRows } from '../../../lists/list-projects.ts';
import { readNames } from '../../../lists/names.ts';
import { sortOf } from '../../../lists/page.ts';
import { holdProject, moveStatus } from '../access.ts';
import { recordHistory } from '../comment-target.ts';
import {
  countInvoices,
  foundInvoicesQuery,
  type InvoiceDays,
  type InvoiceFilter,
  invoiceIds,
  invoiceSumsQuery,
  type MonthSum,
  sumMonths,
} from '../queries/invoices.ts';
import { type ListedProject, type ListedRow, outsourcedList } from '../queries/list.ts';
import { orderScope } from '../scopes.ts';
import type { AwardRequest } from './orders.ts';

export type { MonthSum };

type SettlementStatus = (typeof SETTLEMENT_STATUSES)[number];

/** Nothing was invoiced. */
const NO_SUMS: SettlementSums = { unsettledCount: 0, unsettledAmount: 0, settledCount: 0, settledAmount: 0 };

/**
 * A page of the projects invoiced in these days, their exact number, and the sums of all of them (D-97); partners
 * get their own company's (D-98).
 */
export async function listInvoices(
  ctx: CallCtx,
  request: AwardRequest,
  days: InvoiceDays,
): Promise<{ listed: ListedRow[]; totalCount: number; sums: SettlementSums }> {
  const { branches, match } = await findWanted(ctx, request, orderScope(ctx.actor, request.CompanyId));
  if (branches.length === 0) return { listed: [], totalCount: 0, sums: NO_SUMS };
  const sort = sortOf(request, outsourcedList.start);
  const page = { sort, limit: request.PageSize, offset: (request.Page - 1) * request.PageSize };
  const [read, names] = await Promise.all([readInvoices(ctx, { days, branches, match }, page), readNames(ctx.db)]);
  return { ...nameRows(request, read, names), sums: read.sums };
}

type Reading = { rows: ListedProject[]; totalCount: number; sums: SettlementSums };

/** The rows of a page of invoices, how many there are, and what they come to. */
async function readInvoices(
  { db }: CallCtx,
  filter: InvoiceFilter,
  page: Parameters<typeof invoiceIds>[1],
): Promise<Reading> {
  const rowsOf = async (ids: Parameters<typeof outsourcedList.select>[0]) =>
    (await outsourcedList.select(ids, orderOf(page.sort, 'p')).execute(db)).rows;
  if (filter.match === null) {
    const [rows, found] = await Promise.all([rowsOf(invoiceIds(filter, page)), invoiceSumsQuery(filter).execute(db)]);
    const { total, ...sums } = found.rows[0] ?? { total: 0, ...NO_SUMS };
    return { rows, totalCount: total, sums };
  }
  const found = await foundInvoicesQuery(filter, page).execute(db);
  const { total, ids, ...sums } = found.rows[0] ?? { total: 0, ids: [], ...NO_SUMS };
  return { rows: ids.length === 0 ? [] : await rowsOf(ids), totalCount: total, sums };
}

/** Invoiced amounts of these days per month and state, for one company or all (0). */
export async function sumInvoices(
  ctx: CallCtx,
  { days, companyId }: { days: InvoiceDays; companyId: number },
): Promise<MonthSum[]> {
  const { visible } = orderScope(ctx.actor, companyId);
  return visible.length === 0 ? [] : sumMonths(ctx.db, { days, branches: visible, match: null });
}

/** How many of each state a month of the settlement list holds, whatever state is asked for, and their amounts. */
export async function countSettlements(
  ctx: CallCtx,
  { CompanyId, ...keyword }: Pick<AwardRequest, 'CompanyId' | 'SearchType' | 'SearchKey'>,
  days: InvoiceDays,
): Promise<{ status: SettlementStatus; count: number; amount: string }[]> {
  const filter = { ...keyword, SearchActiveStatus: 'A' };
  const { branches, match } = await findWanted(ctx, filter, orderScope(ctx.actor, CompanyId));
  const found = branches.length === 0 ? [] : await countInvoices(ctx.db, { days, branches, match });
  return SETTLEMENT_STATUSES.map((status) => {
    const { count = 0, amount = '0' } = found.find((row) => row.status === status) ?? {};
    return { status, count, amount };
  });
}

/** Ends the life of an invoiced project (T11, D-64); refuses NOT_FOUND, ALREADY_SETTLED, BAD_STATE. */
export async function settleProject(ctx: CallCtx, id: number): Promise<void> {
  const project = await holdProject(ctx, id);
  await moveStatus(ctx, 'settle', project.id, { settled_at: ctx.now(), settled_by: ctx.actor.userId });
  await recordHistory(ctx, project, projectHistory.settled());
}
