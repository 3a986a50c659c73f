import { lookups } from '../api.ts';

/** The name of a look-up. */
export type LookupName = keyof typeof lookups;
/** A choice of that look-up. */
export type LookupItem<N extends LookupName> = Awaited<ReturnType<(typeof lookups)[N]>>[number];

/** The query key of all look-ups. */
export const lookupsKey = ['lookup'] as const;

const FRESH_MS = 5 * 60 * 1000;

/** The query of a look-up, used by pages and by route preloading. */
export const lookupQuery = <N extends LookupName>(name: N) => ({
  queryKey: [...lookupsKey, name],
  staleTime: FRESH_MS,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<LookupItem<N>[]> => lookups[name](signal),
});
