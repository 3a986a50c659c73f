import type { Migration } from 'kysely';
import * as baseline from './0001-baseline.ts';
import * as announcedHolidays from './0002-announced-holidays.ts';
import * as search from './0007-search.ts';

/** Every migration in order. A merged migration is frozen; changes come as a new one. */
export const migrations: Record<string, Migration> = {
  '0001-baseline': baseline,
  '0002-announced-holidays': announcedHolidays,
  '0007-search': search,
};
