import { pageAge } from '#lib/page-opened.ts';
import { readSetupSteps, referenceKey } from '../api.ts';

/** The query of the steps before the first project, refetched whenever its page is opened. */
export const setupStepsQuery = {
  queryKey: [...referenceKey, 'first-day'],
  staleTime: pageAge,
  queryFn: ({ signal }: { signal: AbortSignal }) => readSetupSteps(signal),
};
