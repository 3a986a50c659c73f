import { agreedItems } from '@portal/contract/areas/outsourced-projects/agreement';
import type { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import { seesAward, seesCustomer } from '@portal/contract/areas/outsourced-projects/policy';
import { PROJECT_STATUSES } from '@portal/contract/areas/outsourced-projects/status';
import type { CallInput, CallResult } from '@portal/contract/core/call';
import { logReading } from '#areas/audit/public/readings.ts';
import type { CallCtx } from '#context.ts';
import type { Handler } from '#http/handler-types.ts';
import { countStatuses, listProjects, type Scope } from '#lists/list-projects.ts';
import { awardStateOf, reachProject } from './access.ts';
import { findAgreement } from './queries/acceptance.ts';
import { listByWrId, type ProjectRecord, readParts } from './queries/detail.ts';
import { outsourcedList } from './queries/list.ts';
import { projectScope } from './queries/scopes.ts';
import { todoScope } from './queries/todo-scope.ts';
import { unreadChanges } from './row-fields.ts';
import { viewProject, viewRow } from './view.ts';

type Calls = typeof outsourcedProjectCalls;
type ListInput = CallInput<Calls['listForStaff']>;
type ListResult = CallResult<Calls['listForStaff']>;

type CountInput = CallInput<Calls['countForStaff']>;

/** What the caller may see, narrowed to the requested waiting work (D-43, LISTS-21). */
const requestedScope = (ctx: CallCtx, input: CountInput): Promise<Scope> =>
  todoScope(ctx, projectScope(ctx.actor, input.CompanyId), input);

async function listVisible(ctx: CallCtx, input: ListInput): Promise<ListResult> {
  const { listed, totalCount } = await listProjects(ctx, outsourcedList, input, await requestedScope(ctx, input));
  const changeCount = await unreadChanges(ctx, listed);
  return { rows: listed.map((row) => viewRow(ctx.actor, row, changeCount(row))), totalCount };
}

/** The staff list: every live project (D-40). */
export const listForStaff = (ctx: CallCtx, input: ListInput): Promise<ListResult> => listVisible(ctx, input);

/** The partner list: what the caller may see, with awards of other companies masked (D-43, D-46). */
export const listForPartners = (ctx: CallCtx, input: ListInput): Promise<ListResult> => listVisible(ctx, input);

/** Counts the projects of each state under the same filters. */
export const countVisible = async (ctx: CallCtx, input: CountInput) =>
  countStatuses(ctx, { list: outsourcedList, statuses: PROJECT_STATUSES }, input, await requestedScope(ctx, input));

/** Answers one project as this viewer may see it (D-44 to D-46). */
export const readProject: Handler<Calls['readProject']> = async (ctx, input) => {
  const id = input.Id;
  const award = { projectId: id, readerId: ctx.actor.userId, itemNames: agreedItems(true) };
  const [project, parts, agreed] = await Promise.all([
    reachProject(ctx, id),
    readParts(ctx.db, id),
    findAgreement(ctx.db, award),
  ]);
  await logCustomer(ctx, project);
  // Only staff and the winner's company see the accepted terms.
  return viewProject(ctx.actor, project, parts, seesAward(ctx.actor, awardStateOf(project)) ? agreed : undefined);
};

/** Logs the reading of customer data before the response is sent (D-161). */
async function logCustomer(ctx: CallCtx, project: ProjectRecord): Promise<void> {
  if (!seesCustomer(ctx.actor, awardStateOf(project))) return;
  await logReading(ctx, { task: 'outsourced', subject: { id: project.id, name: project.customer_name } });
}

/**
 * Finds the live project with this number of an outside system. Answers nothing for a blank or unknown number (D-07,
 * D-85).
 */
export const findByWrId: Handler<Calls['findByWrId']> = (ctx, { WrId }) => listByWrId(ctx.db, WrId.trim());
