import { QueryCache, QueryClient } from '@tanstack/react-query';
import { logFailure } from '#lib/failures.ts';
import { Refusal } from '#lib/refusal.ts';

const passing = (error: unknown): boolean => error instanceof Refusal && (error.status === 0 || error.status === 503);

/**
 * Answers of the portal's reads. Only what may pass by itself is tried again; a refusal is final. What could not be
 * read is for the console; the page draws a bar with '다시 시도' where that is all it shows.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, { queryKey }) => logFailure(String(queryKey[0]), error) }),
  defaultOptions: {
    queries: {
      retry: (count, error) => count < 1 && passing(error),
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
