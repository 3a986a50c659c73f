import { lookups } from '../api.ts';

export type LookupName = keyof typeof lookups;
export type LookupItem<N extends LookupName> = Awaited<ReturnType<(typeof lookups)[N]>>[number];

/** All look-ups, to ask for them anew when what they offer has changed. */
export const lookupsKey = ['lookup'] as const;

const FRESH_MS = 5 * 60 * 1000;

/** The query of a look-up, for the page that draws it and the route that asks for it. */
export const lookupQuery = <N extends LookupName>(name: N) => ({
  queryKey: [...lookupsKey, name],
  staleTime: FRESH_MS,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<LookupItem<N>[]> => lookups[name](signal),
});
