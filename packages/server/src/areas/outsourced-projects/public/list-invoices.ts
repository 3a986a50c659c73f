import type { CallCtx } from '../../../context.ts';
import { type Branch, withCompanies } from '../../../db/lists/branches.ts';
import { findSearch } from '../../../db/lists/find-search.ts';
import { orderScope } from '../list-scope.ts';
import { type InvoiceDays, invoiceIdsQuery, type MonthSum, sumMonths } from '../queries/invoices.ts';
import { findListNames } from '../queries/list-names.ts';
import { listedQuery } from '../queries/list-page.ts';
import type { ListRequest, NumberedProject } from '../read-page.ts';

export type { MonthSum, NumberedProject };

/** The one branch of invoices that a caller may see; undefined when none can be in it. */
const invoiceBranch = ({ actor }: CallCtx, filter: { status: string; companyId: number }): Branch | undefined =>
  orderScope(actor, filter)[0];

/** A page of the projects invoiced in these days and their exact number; partners get their own company's (D-98). */
export async function listInvoices(
  ctx: CallCtx,
  request: ListRequest,
  days: InvoiceDays,
): Promise<{ invoices: NumberedProject[]; totalCount: number }> {
  const { db, actor } = ctx;
  const { match, companyIds } = await findSearch(db, actor, { type: request.SearchType, key: request.SearchKey });
  const visible = invoiceBranch(ctx, { status: request.SearchActiveStatus, companyId: request.CompanyId });
  const [branch] = visible && companyIds !== null ? withCompanies([visible], companyIds) : [visible];
  if (!branch) return { invoices: [], totalCount: 0 };
  const oldestFirst = request.OrderType === 'createdDtm_asc';
  const offset = (request.Page - 1) * request.PageSize;
  const page = { oldestFirst, limit: request.PageSize, offset };
  const found = await invoiceIdsQuery({ days, branch, match }, page).execute(db);
  const { total, ids } = found.rows[0] ?? { total: 0, ids: [] };
  if (ids.length === 0) return { invoices: [], totalCount: total };
  const { rows } = await listedQuery(ids, oldestFirst).execute(db);
  const names = await findListNames(db, rows);
  const numberOf = (index: number) => (oldestFirst ? offset + index + 1 : total - offset - index);
  return {
    invoices: rows.map((project, index) => ({ project, no: numberOf(index), names })),
    totalCount: total,
  };
}

/** Invoiced amounts of these days per month and state, for one company or all (0). */
export async function sumInvoices(
  ctx: CallCtx,
  { days, companyId }: { days: InvoiceDays; companyId: number },
): Promise<MonthSum[]> {
  const branch = invoiceBranch(ctx, { status: 'A', companyId });
  return branch ? sumMonths(ctx.db, { days, branch, match: null }) : [];
}
