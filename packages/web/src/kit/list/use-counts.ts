import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { ageOfPage } from '#lib/page-opened.ts';

/** How many records of a state a list holds under its other filters. */
type StateCount = { status: string; count: number };

/** Where the counts by state of an address come from. */
export type CountQuery = {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<{ data: StateCount[] }>;
};

/** Counts by state; undefined until they are there, and for a list without them. */
export type Counts = ReadonlyMap<string, number>;

/** What a list without counts asks: nothing. */
const NONE: CountQuery = { queryKey: ['no counts'], queryFn: async () => ({ data: [] }) };

/** The counts of a list's states, and under `all` those of all states together. */
export function useCounts(source: CountQuery | undefined, all: string): Counts | undefined {
  const { data } = useQuery<{ data: StateCount[] }>({
    ...(source ?? NONE),
    enabled: source !== undefined,
    placeholderData: keepPreviousData,
    staleTime: ageOfPage,
  });
  if (!data || source === undefined) return undefined;
  const total = data.data.reduce((sum, { count }) => sum + count, 0);
  return new Map([[all, total], ...data.data.map(({ status, count }) => [status, count] as const)]);
}
