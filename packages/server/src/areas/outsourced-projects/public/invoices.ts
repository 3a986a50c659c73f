import { projectHistory } from '@portal/contract/areas/outsourced-projects/history';
import { SETTLEMENT_STATUSES } from '@portal/contract/areas/outsourced-projects/status';
import type { SettlementSums } from '@portal/contract/areas/settlement/calls';
import type { CallCtx } from '#context.ts';
import { filtersOf, withNames } from '#lists/list-projects.ts';
import { readPage } from '#lists/page.ts';
import { lockProject, moveStatus } from '../access.ts';
import { recordHistory } from '../comment-target.ts';
import {
  ALL_DAYS,
  countInvoices,
  type InvoiceDays,
  invoicedIn,
  type MonthSum,
  sumInvoices,
  sumMonths,
} from '../queries/invoices.ts';
import { type ListedRow, outsourcedList } from '../queries/list.ts';
import { orderScope } from '../queries/scopes.ts';
import { notifyWinner } from '../winner-events.ts';
import type { AwardRequest, StepRequest } from './orders.ts';

export { ALL_DAYS, type MonthSum };

type SettlementStatus = (typeof SETTLEMENT_STATUSES)[number];

/** The sums when nothing was invoiced. */
const NO_SUMS: SettlementSums = { unsettledCount: 0, unsettledAmount: 0, settledCount: 0, settledAmount: 0 };

/**
 * A page of the projects invoiced in these days, with their exact number. The sums are those of all invoices of the
 * days, of one company or all, whatever else is filtered (D-611). Contractors get those of their own company (D-98).
 */
export async function listInvoices(
  ctx: CallCtx,
  request: AwardRequest,
  days: InvoiceDays,
): Promise<{ listed: ListedRow[]; totalCount: number; sums: SettlementSums }> {
  const scope = orderScope(ctx.actor, request.CompanyId);
  const filters = filtersOf(ctx, request, scope);
  const [page, sums = NO_SUMS] = await Promise.all([
    readPage(ctx.db, outsourcedList, request, [...filters, invoicedIn(days)]),
    sumInvoices(ctx.db, days, scope.filters),
  ]);
  return { ...(await withNames(ctx, outsourcedList, request, page)), sums };
}

/** Invoices of these days per month and state, for one company or all (0). */
export const sumInvoicedMonths = (
  { db, actor }: CallCtx,
  { days, companyId }: { days: InvoiceDays; companyId: number },
): Promise<MonthSum[]> => sumMonths(db, days, orderScope(actor, companyId).filters);

/** Number and amount of each state in a month of the settlement list, whatever state is requested. */
export async function countSettlements(
  ctx: CallCtx,
  { CompanyId, ...keyword }: Pick<AwardRequest, 'CompanyId' | 'SearchType' | 'SearchKey'>,
  days: InvoiceDays,
): Promise<{ status: SettlementStatus; count: number; amount: string }[]> {
  const filters = filtersOf(ctx, { ...keyword, SearchActiveStatus: 'A' }, orderScope(ctx.actor, CompanyId));
  const found = await countInvoices(ctx.db, days, filters);
  return SETTLEMENT_STATUSES.map((status) => {
    const { count = 0, amount = '0' } = found.find((row) => row.status === status) ?? {};
    return { status, count, amount };
  });
}

/**
 * Settles an invoiced project, which is its final state (T11, D-64). Refuses NOT_FOUND, ALREADY_SETTLED or BAD_STATE.
 */
export async function settleProject(ctx: CallCtx, input: StepRequest): Promise<void> {
  const project = await lockProject(ctx, input.Id);
  const settled = { settled_at: ctx.now(), settled_by: ctx.actor.userId };
  await moveStatus(ctx, { event: 'settle', project, version: input.Version }, settled);
  await recordHistory(ctx, project, projectHistory.settled());
  await notifyWinner(ctx, project, 'settled');
}
