import type { TodoScope } from '@portal/contract/areas/outsourced-projects/todos';
import { linesOf } from '@portal/contract/areas/today/lines';
import type { Actor } from '@portal/contract/core/actor';
import { pageAge } from '#lib/page-opened.ts';
import { readTodayWork } from '../api.ts';

/** Whether the user's role has any lines. Staff who are neither sales, PM nor manager have no such section. */
export const hasToday = (actor: Actor): boolean => linesOf(actor).length > 0;

/** The query of '오늘 할 일', refetched whenever its page is opened. */
export const todayWork = (scope: TodoScope) => ({
  queryKey: ['today', scope],
  staleTime: pageAge,
  queryFn: ({ signal }: { signal: AbortSignal }) => readTodayWork(scope, signal),
});
