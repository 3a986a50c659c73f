import { visitsKey } from '#areas/site/public/visits-query.ts';
import { readReceipts } from '../api.ts';

/** The receipts of a project's award. They are read again whenever its visits are. */
export const receiptsQuery = (projectId: number) => ({
  queryKey: [...visitsKey(projectId), 'receipts'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => readReceipts(projectId, signal),
});
