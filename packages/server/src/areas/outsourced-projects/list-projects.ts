import type { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import type { CallInput, CallResult } from '@portal/contract/core/call';
import type { CallCtx } from '../../context.ts';
import { withCompanies } from '../../db/lists/branches.ts';
import { findSearch } from '../../db/lists/find-search.ts';
import { listScope } from './list-scope.ts';
import { readProjectPage } from './read-page.ts';
import { viewRow } from './view-row.ts';

type Calls = typeof outsourcedProjectCalls;
type ListInput = CallInput<Calls['listForStaff']>;
type ListResult = CallResult<Calls['listForStaff']>;

async function listProjects(ctx: CallCtx, input: ListInput): Promise<ListResult> {
  const { db, actor } = ctx;
  const { match, companyIds } = await findSearch(db, actor, { type: input.SearchType, key: input.SearchKey });
  const scope = listScope(actor, { status: input.SearchActiveStatus, companyId: input.CompanyId });
  const branches = companyIds === null ? scope : withCompanies(scope, companyIds);
  const { projects, totalCount } = await readProjectPage(ctx, input, { branches, match });
  return {
    rows: projects.map(({ project, no, names }) => ({ ...viewRow(actor, project, names), no })),
    totalCount,
  };
}

/** The staff list: every live project (OUT-32, D-40). */
export const listForStaff = (ctx: CallCtx, input: ListInput): Promise<ListResult> => listProjects(ctx, input);

/** The partner list: what the caller may see of it, other companies' awards masked (PART-03, D-43, D-46). */
export const listForPartners = (ctx: CallCtx, input: ListInput): Promise<ListResult> => listProjects(ctx, input);
