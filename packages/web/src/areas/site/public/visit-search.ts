import { useSearch } from '@tanstack/react-router';

type Search = Record<string, unknown>;

/** What the address of a project has when it opens the arrivals. */
export const VISIT_SEARCH = { tab: 'site' } as const;

/** The search of the same page with the arrivals. */
export const toVisits = ({ commentId: _, ...search }: Search): Search => ({ ...search, ...VISIT_SEARCH });

/** Whether the address opens the arrivals. */
export function useIsVisits(): boolean {
  const search: Search = useSearch({ strict: false });
  return search['tab'] === VISIT_SEARCH.tab;
}
