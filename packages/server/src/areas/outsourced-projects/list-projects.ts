import type { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import type { CallInput, CallResult } from '@portal/contract/core/call';
import type { CallCtx } from '../../context.ts';
import { type Branch, listScope, withCompanies } from './list-scope.ts';
import { sliceOf } from './page-slice.ts';
import { findNames } from './queries/list-names.ts';
import { pageQuery } from './queries/list-page.ts';
import { findSearch } from './queries/list-search.ts';
import { findTotal } from './queries/list-total.ts';
import { viewRow } from './view-row.ts';

type Calls = typeof outsourcedProjectCalls;
type ListInput = CallInput<Calls['listForStaff']>;
type ListResult = CallResult<Calls['listForStaff']>;

function branchesOf({ actor }: CallCtx, input: ListInput, companyIds: number[] | null): Branch[] {
  const scope = listScope(actor, { status: input.SearchActiveStatus, companyId: input.CompanyId });
  return companyIds === null ? scope : withCompanies(scope, companyIds);
}

async function listProjects(ctx: CallCtx, input: ListInput): Promise<ListResult> {
  const { db, actor } = ctx;
  const { match, companyIds } = await findSearch(db, actor, { type: input.SearchType, key: input.SearchKey });
  const wanted = { branches: branchesOf(ctx, input, companyIds), match };
  if (wanted.branches.length === 0) return { rows: [], totalCount: 0 };
  const found = await findTotal(db, wanted);
  const oldestFirst = input.OrderType === 'createdDtm_asc';
  const slice = sliceOf({ number: input.Page, size: input.PageSize, oldestFirst }, found.total);
  if (slice === null) return { rows: [], totalCount: found.total };
  const { rows } = await pageQuery(wanted, found, { slice, oldestFirst }).execute(db);
  const names = await findNames(db, rows);
  const before = (input.Page - 1) * input.PageSize;
  const numberOf = (index: number) => (oldestFirst ? before + index + 1 : found.total - before - index);
  return {
    rows: rows.map((row, index) => ({ ...viewRow(actor, row, names), no: numberOf(index) })),
    totalCount: found.total,
  };
}

/** The staff list: every live project (OUT-32, D-40). */
export const listForStaff = (ctx: CallCtx, input: ListInput): Promise<ListResult> => listProjects(ctx, input);

/** The partner list: what the caller may see of it, other companies' awards masked (PART-03, D-43, D-46). */
export const listForPartners = (ctx: CallCtx, input: ListInput): Promise<ListResult> => listProjects(ctx, input);
