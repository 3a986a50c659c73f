import { readVisits } from '../api.ts';

/** The query key of the visits of a project's award. */
export const visitsKey = (projectId: number) => ['site', 'visits', projectId] as const;

/** The arrivals at the site of a project, with what its page needs. */
export const visitsQuery = (projectId: number) => ({
  queryKey: visitsKey(projectId),
  queryFn: ({ signal }: { signal: AbortSignal }) => readVisits(projectId, signal),
});
