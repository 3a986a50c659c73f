import { QueryClient } from '@tanstack/react-query';
import { Refusal } from '../lib/refusal.ts';

const passing = (error: unknown): boolean => error instanceof Refusal && (error.status === 0 || error.status === 503);

/** Answers of the portal's reads. Only what may pass by itself is tried again; a refusal is final. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (count, error) => count < 1 && passing(error),
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
