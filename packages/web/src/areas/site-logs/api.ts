import { visitsKey } from '#areas/site/public/visits-key.ts';
import { call } from '#lib/call.ts';

/** The logs of a project's award. They are read again whenever its visits are. */
export const logsQuery = (projectId: number) => ({
  queryKey: [...visitsKey(projectId), 'logs'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => call('Site/log-list', { Id: projectId }, { signal }),
});
