import type { TodayWork } from '@portal/contract/areas/today/calls';
import { ALL } from '@portal/contract/core/list-request';
import type { CallCtx } from '#context.ts';
import { listProjects } from '#lists/list-projects.ts';
import { internalList } from '../queries/list.ts';
import { type InternalTodoRequest, todoScope } from '../queries/todo-scope.ts';

/**
 * The first internal projects with one kind of waiting work by their start, and their number. No customer is read.
 */
export async function listWaitingInternal(
  ctx: CallCtx,
  todo: InternalTodoRequest,
  rows: number,
): Promise<Pick<TodayWork, 'internalProjects' | 'count'>> {
  const request = { Page: 1, PageSize: rows, OrderType: 'startDate_asc' } as const;
  const filter = { SearchActiveStatus: ALL, SearchType: '', SearchKey: '' };
  const { listed, totalCount } = await listProjects(ctx, internalList, { ...request, ...filter }, todoScope(ctx, todo));
  return {
    count: totalCount,
    internalProjects: listed.map(({ project }) => ({
      id: project.id,
      projectName: project.project_name,
      startDate: project.start_date,
    })),
  };
}
