import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { pageAge } from '#lib/page-opened.ts';

/** Number of records in a state under the list's other filters. */
type StateCount = { status: string; count: number };

/** The query of the counts per state. */
export type CountQuery = {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<{ data: StateCount[] }>;
};

/** Counts per state. Undefined while they load and for a list without counts. */
export type Counts = ReadonlyMap<string, number>;

/** The key of the total of all states. */
export const TOTAL = 'total';

/** The query of a list without counts. It is never enabled. */
const NONE: CountQuery = { queryKey: ['no counts'], queryFn: async () => ({ data: [] }) };

/** The counts of a list's states, and their TOTAL. */
export function useCounts(source: CountQuery | undefined): Counts | undefined {
  const { data } = useQuery<{ data: StateCount[] }>({
    ...(source ?? NONE),
    enabled: source !== undefined,
    placeholderData: keepPreviousData,
    staleTime: pageAge,
  });
  if (!data || source === undefined) return undefined;
  const total = data.data.reduce((sum, { count }) => sum + count, 0);
  return new Map([[TOTAL, total], ...data.data.map(({ status, count }) => [status, count] as const)]);
}
