import type { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import type { CallInput, CallResult } from '@portal/contract/core/call';
import type { CallCtx } from '../../context.ts';
import type { Handler } from '../../http/handlers.ts';
import { listProjects } from '../../lists/list-projects.ts';
import { reachProject } from './access.ts';
import { listByWrId, readParts } from './queries/detail.ts';
import { outsourcedList } from './queries/list.ts';
import { projectScope } from './scopes.ts';
import { viewProject, viewRow } from './view.ts';

type Calls = typeof outsourcedProjectCalls;
type ListInput = CallInput<Calls['listForStaff']>;
type ListResult = CallResult<Calls['listForStaff']>;

async function listVisible(ctx: CallCtx, input: ListInput): Promise<ListResult> {
  const scope = { visible: projectScope(ctx.actor, input.CompanyId) };
  const { listed, totalCount } = await listProjects(ctx, outsourcedList, input, scope);
  return { rows: listed.map((row) => viewRow(ctx.actor, row)), totalCount };
}

/** The staff list: every live project (D-40). */
export const listForStaff = (ctx: CallCtx, input: ListInput): Promise<ListResult> => listVisible(ctx, input);

/** The partner list: what the caller may see of it, other companies' awards masked (D-43, D-46). */
export const listForPartners = (ctx: CallCtx, input: ListInput): Promise<ListResult> => listVisible(ctx, input);

/** One project as this viewer may see it (D-44 to D-46). */
export const readProject: Handler<Calls['readProject']> = async (ctx, input) => {
  const project = await reachProject(ctx, input.Id);
  return viewProject(ctx.actor, project, await readParts(ctx.db, project.id));
};

/** The live project an outside system calls by its own number; nothing for a blank or unknown one (D-07, D-85). */
export const findByWrId: Handler<Calls['findByWrId']> = (ctx, { WrId }) => listByWrId(ctx.db, WrId.trim());
