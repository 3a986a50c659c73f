import type { TodoScope } from '@portal/contract/areas/outsourced-projects/todos';
import type { TodayWork } from '@portal/contract/areas/today/calls';
import { call } from '#lib/call.ts';

/** Reads the lines of '오늘 할 일'. */
export const readTodayWork = async (scope: TodoScope, signal: AbortSignal): Promise<TodayWork[]> =>
  (await call('Today/today-list', { SearchScope: scope }, { signal })).data;
