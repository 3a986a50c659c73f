import { readReports } from '../api.ts';

/** The query key of the completion reports of a project's award. */
export const reportsKey = (projectId: number) => ['site', 'reports', projectId] as const;

/** The versions of the report of a project's award, newest first, with what its page needs. */
export const reportsQuery = (projectId: number) => ({
  queryKey: reportsKey(projectId),
  queryFn: ({ signal }: { signal: AbortSignal }) => readReports(projectId, signal),
});
