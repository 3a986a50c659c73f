import type { internalProjectCalls } from '@portal/contract/areas/internal-projects/calls';
import { INTERNAL_STATUSES } from '@portal/contract/areas/internal-projects/status';
import type { ConditionRequest } from '@portal/contract/core/condition-fields';
import { logListReading, logReading } from '#areas/audit/public/readings.ts';
import type { CallCtx } from '#context.ts';
import type { Handler } from '#http/handler-types.ts';
import { withConditions } from '#lists/conditions.ts';
import { countStatuses, listProjects as listKind, type Scope } from '#lists/list-projects.ts';
import { reachProject } from './access.ts';
import { listByWrId, readParts } from './queries/detail.ts';
import { internalList } from './queries/list.ts';
import { type InternalTodoRequest, todoScope } from './queries/todo-scope.ts';
import { viewProject, viewRow } from './view.ts';

type Calls = typeof internalProjectCalls;

/** The projects of a request, narrowed by waiting work and conditions (LISTS-21, D-337). */
const scopeOf = (ctx: CallCtx, input: InternalTodoRequest & ConditionRequest): Scope =>
  withConditions(todoScope(ctx, input), input, internalList);

/** Reads a page of the internal list: every live project, newest first (D-81), or those with waiting work (LISTS-21). */
export const readList: Handler<Calls['listProjects']> = async (ctx, input) => {
  const { listed, totalCount } = await listKind(ctx, internalList, input, scopeOf(ctx, input));
  return { rows: listed.map(viewRow), totalCount };
};

/** The internal list; the reading is logged. */
export const listProjects: Handler<Calls['listProjects']> = async (ctx, input) => {
  const page = await readList(ctx, input);
  await logListReading(ctx, 'internal-list', page.rows.length);
  return page;
};

/** Counts the projects of each state under the same keyword. */
export const countProjects: Handler<Calls['countProjects']> = (ctx, input) =>
  countStatuses(ctx, { list: internalList, statuses: INTERNAL_STATUSES }, input, scopeOf(ctx, input));

/** Answers one internal project and logs the reading. */
export const readProject: Handler<Calls['readProject']> = async (ctx, input) => {
  const project = await reachProject(ctx, input.Id);
  const subject = { id: project.id, name: project.customer_name };
  const [parts] = await Promise.all([readParts(ctx.db, project.id), logReading(ctx, { task: 'internal', subject })]);
  return viewProject(project, parts);
};

/**
 * Finds the live project with this number of an outside system. Answers nothing for a blank or unknown number (D-07,
 * D-85).
 */
export const findByWrId: Handler<Calls['findByWrId']> = (ctx, { WrId }) => listByWrId(ctx.db, WrId.trim());
