import { visitsKey } from '#areas/site/public/visits-query.ts';
import { readLogs } from '../api.ts';

/** The logs of a project's award. They are read again whenever its visits are. */
export const logsQuery = (projectId: number) => ({
  queryKey: [...visitsKey(projectId), 'logs'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => readLogs(projectId, signal),
});
