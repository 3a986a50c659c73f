import { holidaysOf } from '@portal/contract/core/holidays';

/** Names of public holidays by day. */
export type Holidays = Readonly<Record<string, readonly string[]>>;

const cache = new Map<string, Holidays>();

function namesOf(year: string): Holidays {
  const names: Record<string, string[]> = {};
  for (const { day, name } of holidaysOf(Number(year))) names[day] = [...(names[day] ?? []), name];
  return names;
}

/** The public holidays of a year 'YYYY', by day. Computed once per year. */
export function holidayNames(year: string): Holidays {
  const names = cache.get(year) ?? namesOf(year);
  cache.set(year, names);
  return names;
}
