import { useSearch } from '@tanstack/react-router';

type Search = Record<string, unknown>;

/** What the address of a project has when it opens the arrivals. */
export const VISIT_SEARCH = { tab: 'site' } as const;

/** The search of the same page with the arrivals. */
export const toVisits = ({ commentId: _, ...search }: Search): Search => ({ ...search, ...VISIT_SEARCH });

/** What the address has when it opens the log of a day, which stands in the same tab. */
export const LOG_TAB = 'log';

/** Whether the address opens the arrivals, or a log of a day with them. */
export function useIsVisits(): boolean {
  const { tab }: Search = useSearch({ strict: false });
  return tab === VISIT_SEARCH.tab || tab === LOG_TAB;
}
