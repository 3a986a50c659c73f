import { isDay } from '@portal/contract/core/dates';
import { useSearch } from '@tanstack/react-router';

type Search = Record<string, unknown>;

/** The search of the same page with the log of a day. */
export const toLog =
  (day: string) =>
  (search: Search): Search => ({ ...search, tab: 'log', day });

/** The search that leads back from a log to the tab 현장. */
export const fromLog = ({ day: _, ...search }: Search): Search => ({ ...search, tab: 'site' });

/** The day whose log the address opens; '' when it opens none. */
export function useLogDay(): string {
  const { tab, day }: Search = useSearch({ strict: false });
  return tab === 'log' && typeof day === 'string' && isDay(day) ? day : '';
}
