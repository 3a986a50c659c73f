import { ageOfPage } from '#lib/page-opened.ts';
import { readFirstSteps, referenceKey } from '../api.ts';

/** The query of the steps before the first project, refetched whenever its page is opened. */
export const firstSteps = {
  queryKey: [...referenceKey, 'first-day'],
  staleTime: ageOfPage,
  queryFn: ({ signal }: { signal: AbortSignal }) => readFirstSteps(signal),
};
