import { isDay } from '@portal/contract/core/dates';
import { useSearch } from '@tanstack/react-router';
import { LOG_TAB, VISIT_SEARCH } from '#areas/site/public/visit-search.ts';

type Search = Record<string, unknown>;

/** The search of the same page with the log of a day. */
export const toLog =
  (day: string) =>
  (search: Search): Search => ({ ...search, tab: LOG_TAB, day });

/** The search that leads back from a log to the tab 현장. */
export const fromLog = ({ day: _, ...search }: Search): Search => ({ ...search, ...VISIT_SEARCH });

/** The day whose log the address opens; '' when it opens none. */
export function useLogDay(): string {
  const { tab, day }: Search = useSearch({ strict: false });
  return tab === LOG_TAB && typeof day === 'string' && isDay(day) ? day : '';
}
