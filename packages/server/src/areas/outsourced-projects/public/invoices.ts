import { projectHistory } from '@portal/contract/areas/outsourced-projects/history';
import type { SettlementSums } from '@portal/contract/areas/settlement/calls';
import type { CallCtx } from '../../../context.ts';
import { findWanted, nameRows } from '../../../lists/list-projects.ts';
import { isOldestFirst } from '../../../lists/page.ts';
import { holdProject, moveStatus } from '../access.ts';
import { recordHistory } from '../comment-target.ts';
import { type InvoiceDays, invoicesQuery, type MonthSum, sumMonths } from '../queries/invoices.ts';
import { type ListedRow, outsourcedList } from '../queries/list.ts';
import { orderScope } from '../scopes.ts';
import type { AwardRequest } from './orders.ts';

export type { MonthSum };

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
  const { branches, match } = await findWanted(ctx, request, { visible: orderScope(ctx.actor, request.CompanyId) });
  const [branch] = branches;
  if (!branch) return { listed: [], totalCount: 0, sums: NO_SUMS };
  const oldestFirst = isOldestFirst(request);
  const page = { oldestFirst, limit: request.PageSize, offset: (request.Page - 1) * request.PageSize };
  const found = await invoicesQuery({ days, branch, match }, page).execute(ctx.db);
  const { total, ids, ...sums } = found.rows[0] ?? { total: 0, ids: [], ...NO_SUMS };
  const rows = ids.length === 0 ? [] : (await outsourcedList.select(ids, oldestFirst).execute(ctx.db)).rows;
  return { ...(await nameRows(ctx, outsourcedList, request, { rows, totalCount: total })), sums };
}

/** Invoiced amounts of these days per month and state, for one company or all (0). */
export async function sumInvoices(
  ctx: CallCtx,
  { days, companyId }: { days: InvoiceDays; companyId: number },
): Promise<MonthSum[]> {
  const [branch] = orderScope(ctx.actor, companyId);
  return branch ? sumMonths(ctx.db, { days, branch, match: null }) : [];
}

/** Ends the life of an invoiced project (T11, D-64); refuses NOT_FOUND, ALREADY_SETTLED, BAD_STATE. */
export async function settleProject(ctx: CallCtx, id: number): Promise<void> {
  const project = await holdProject(ctx, id);
  await moveStatus(ctx, 'settle', project.id, { settled_at: ctx.now(), settled_by: ctx.actor.userId });
  await recordHistory(ctx, project, projectHistory.settled());
}
