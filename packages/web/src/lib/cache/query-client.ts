import { QueryCache, QueryClient } from '@tanstack/react-query';
import { logFailure } from '#lib/failures.ts';
import { isUnanswered } from '#lib/refusal.ts';

/**
 * Query cache of the portal. A query is retried once when the server did not answer. Every other refusal
 * is final. Failed queries are logged, and a page with nothing else to show draws a bar with '다시 시도'.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, { queryKey }) => logFailure(String(queryKey[0]), error) }),
  defaultOptions: {
    queries: {
      retry: (count, error) => count < 1 && isUnanswered(error),
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
