import type { TodoScope } from '@portal/contract/areas/outsourced-projects/todos';
import type { TodayWork } from '@portal/contract/areas/today/calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { askedAs } from '../../lib/asked.ts';

/** The lines of '오늘 할 일'; those before stay until the others are there. Asked anew whenever the page is opened. */
export const useTodayWork = (scope: TodoScope) =>
  useQuery<TodayWork[]>({
    queryKey: ['today', scope],
    ...askedAs('Today/today-list', { SearchScope: scope }, ({ data }) => data),
    placeholderData: keepPreviousData,
  });
