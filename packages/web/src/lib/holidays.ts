import { holidaysOf } from '@portal/contract/core/holidays';

/** Names of the public holidays of some days. */
export type Holidays = Readonly<Record<string, readonly string[]>>;

const known = new Map<string, Holidays>();

function namesOf(year: string): Holidays {
  const names: Record<string, string[]> = {};
  for (const { day, name } of holidaysOf(Number(year))) names[day] = [...(names[day] ?? []), name];
  return names;
}

/** The public holidays of a year 'YYYY', by day; reckoned once. */
export function holidayNames(year: string): Holidays {
  const names = known.get(year) ?? namesOf(year);
  known.set(year, names);
  return names;
}
