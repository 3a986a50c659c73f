import { useSearch } from '@tanstack/react-router';

type Search = Record<string, unknown>;

/** What the address of a project has when it opens the completion report. */
export const REPORT_SEARCH = { tab: 'report' } as const;

/** The search of the same page with the completion report. */
export const toReport = ({ commentId: _, ...search }: Search): Search => ({ ...search, ...REPORT_SEARCH });

/** Whether the address opens the completion report. */
export function useIsReport(): boolean {
  const search: Search = useSearch({ strict: false });
  return search['tab'] === REPORT_SEARCH.tab;
}
