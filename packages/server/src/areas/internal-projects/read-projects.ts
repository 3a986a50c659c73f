import type { internalProjectCalls } from '@portal/contract/areas/internal-projects/calls';
import { INTERNAL_STATUSES } from '@portal/contract/areas/internal-projects/status';
import { logListReading, logReading } from '#areas/audit/public/readings.ts';
import type { Handler } from '#http/handler-types.ts';
import { countStatuses, listProjects as listKind } from '#lists/list-projects.ts';
import { reachProject } from './access.ts';
import { listByWrId, readParts } from './queries/detail.ts';
import { internalList } from './queries/list.ts';
import { todoScope } from './queries/todo-scope.ts';
import { viewProject, viewRow } from './view.ts';

type Calls = typeof internalProjectCalls;

/** Reads a page of the internal list: every live project, newest first (D-81), or those with waiting work (LISTS-21). */
export const readList: Handler<Calls['listProjects']> = async (ctx, input) => {
  const { listed, totalCount } = await listKind(ctx, internalList, input, todoScope(ctx, input));
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
  countStatuses(ctx, { list: internalList, statuses: INTERNAL_STATUSES }, input, todoScope(ctx, input));

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
