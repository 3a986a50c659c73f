import { HOUR_MS } from '@portal/contract/core/dates';
import { type Holiday, holidaysBetween } from '@portal/contract/core/holidays';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Holidays } from '#ui/days/holiday-source.ts';
import { lookupQuery } from './lookup-query.ts';

/** Announced holidays change a few times a year. */
const FRESH_MS = 6 * HOUR_MS;
const NONE: readonly Holiday[] = [];

/**
 * Names of the public holidays between two days, by day (D-204). Until the announced ones are loaded, and when that
 * fails, those by the rules are returned.
 */
export function useHolidays(from: string, to: string): Holidays {
  const { data = NONE } = useQuery({ ...lookupQuery('holidays'), staleTime: FRESH_MS, gcTime: FRESH_MS });
  return useMemo(() => {
    const names: Record<string, string[]> = {};
    for (const { day, name } of holidaysBetween(from, to, data)) names[day] = [...(names[day] ?? []), name];
    return names;
  }, [from, to, data]);
}
