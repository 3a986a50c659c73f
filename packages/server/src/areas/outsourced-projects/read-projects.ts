import { agreedItems } from '@portal/contract/areas/outsourced-projects/agreement';
import type { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import { seesAward, seesCustomer } from '@portal/contract/areas/outsourced-projects/policy';
import { PROJECT_STATUSES, TAKEN } from '@portal/contract/areas/outsourced-projects/status';
import type { CallInput, CallResult } from '@portal/contract/core/call';
import type { ConditionRequest } from '@portal/contract/core/condition-fields';
import { ALL } from '@portal/contract/core/list-request';
import { logReading } from '#areas/audit/public/readings.ts';
import { readMessagesOf } from '#areas/notify/public/read-record.ts';
import type { CallCtx } from '#context.ts';
import type { Handler } from '#http/handler-types.ts';
import { withConditions } from '#lists/conditions.ts';
import type { Filter } from '#lists/filter.ts';
import { countStatuses, listProjects, type Scope } from '#lists/list-projects.ts';
import { awardStateOf, reachProject } from './access.ts';
import { companyOfRows, figureScope } from './public/figures.ts';
import { findAgreement } from './queries/acceptance.ts';
import { listByWrId, type ProjectRecord, readParts } from './queries/detail.ts';
import { outsourcedList } from './queries/list.ts';
import { inSeenStatus, notTakenFor, projectScope, takenFor } from './queries/scopes.ts';
import { todoScope } from './queries/todo-scope.ts';
import { unreadChanges } from './row-fields.ts';
import { viewProject, viewRow } from './view.ts';

type Calls = typeof outsourcedProjectCalls;
type ListInput = CallInput<Calls['listForStaff']>;
type AnyListInput = Omit<ListInput, keyof ConditionRequest | 'SearchActiveStatus'> &
  ConditionRequest & { SearchActiveStatus: string };
type ListResult = CallResult<Calls['listForStaff']>;

type CountInput = CallInput<Calls['countForPartners']> & ConditionRequest;

/** What the caller may see, narrowed to the requested waiting work, figure and conditions (D-43, LISTS-21, D-316, D-337). */
async function requestedScope(ctx: CallCtx, input: CountInput): Promise<Scope> {
  const { actor } = ctx;
  const scope = projectScope(actor, companyOfRows(actor, input));
  const narrowed = await figureScope(ctx, await todoScope(ctx, scope, input), input);
  return withConditions(narrowed, input, outsourcedList);
}

const narrowed = (scope: Scope, filters: readonly Filter[]): Scope => ({
  ...scope,
  filters: [...scope.filters, ...filters],
});

async function listVisible(ctx: CallCtx, input: AnyListInput): Promise<ListResult> {
  const scope = narrowed(await requestedScope(ctx, input), inSeenStatus(ctx.actor, input.SearchActiveStatus));
  const request = { ...input, SearchActiveStatus: ALL };
  const { listed, totalCount } = await listProjects(ctx, outsourcedList, request, scope);
  const changeCount = await unreadChanges(ctx, listed);
  return { rows: listed.map((row) => viewRow(ctx.actor, row, changeCount(row))), totalCount };
}

/** The staff list: every live project (D-40). */
export const listForStaff = (ctx: CallCtx, input: ListInput): Promise<ListResult> => listVisible(ctx, input);

/** The partner list: what the caller may see, with awards of other companies masked (D-43, D-46). */
export const listForPartners = (ctx: CallCtx, input: CallInput<Calls['listForPartners']>): Promise<ListResult> =>
  listVisible(ctx, input);

const LISTED = { list: outsourcedList, statuses: PROJECT_STATUSES };

/** Counts the projects of each state under the same filters. */
export const countForStaff = async (ctx: CallCtx, input: CountInput) =>
  countStatuses(ctx, LISTED, input, await requestedScope(ctx, input));

/** Counts as contractors see the states: awards of other companies are taken (D-247). */
export async function countForPartners(
  ctx: CallCtx,
  input: CountInput,
): Promise<CallResult<Calls['countForPartners']>> {
  const scope = await requestedScope(ctx, input);
  const countOf = (filter: Filter) => countStatuses(ctx, LISTED, input, narrowed(scope, [filter]));
  const [seen, taken] = await Promise.all([countOf(notTakenFor(ctx.actor)), countOf(takenFor(ctx.actor))]);
  return [...seen, { status: TAKEN, count: taken.reduce((sum, { count }) => sum + count, 0) }];
}

/** Answers one project as this viewer may see it (D-44 to D-46). Unless it is read ahead, the viewer has opened it (D-594). */
export const readProject: Handler<Calls['readProject']> = async (ctx, input) => {
  const id = input.Id;
  const award = { projectId: id, readerId: ctx.actor.userId, itemNames: agreedItems(true) };
  const [project, parts, agreed] = await Promise.all([
    reachProject(ctx, id),
    readParts(ctx.db, id),
    findAgreement(ctx.db, award),
  ]);
  await logCustomer(ctx, project);
  if (input.AheadYN !== 'Y') await readMessagesOf(ctx, { projectId: id });
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
