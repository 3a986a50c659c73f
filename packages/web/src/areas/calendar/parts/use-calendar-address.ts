import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type CalendarAddress, calendarSearch, storedFilters, storeFilters } from '../search.ts';

/**
 * The address of the calendar, with the last filters of the user where it has none. Changes are stored on this device.
 */
export function useCalendarAddress() {
  const query: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const isBlank = Object.keys(query).length === 0;
  useEffect(() => {
    if (!isBlank) return;
    const stored = storedFilters();
    if (Object.keys(stored).length > 0) void navigate({ to: '.', replace: true, search: stored });
  }, [isBlank, navigate]);
  const address = calendarSearch.read(query);
  const change = (part: Partial<CalendarAddress>) => {
    const search = calendarSearch.write({ ...address, ...part });
    storeFilters(search);
    void navigate({ to: '.', replace: true, resetScroll: false, search });
  };
  return { address, change };
}
