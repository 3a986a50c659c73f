import { useQuery } from '@tanstack/react-query';
import { useVisitList } from '#areas/site/public/use-visits.ts';
import { logsQuery } from './logs-query.ts';

/** On how many days the crew of a project's award came or wrote a log. */
export function useDayCount(projectId: number): number {
  const visits = useVisitList(projectId);
  const logs = useQuery(logsQuery(projectId));
  return new Set([...(visits.data?.data ?? []), ...(logs.data?.data ?? [])].map(({ day }) => day)).size;
}
