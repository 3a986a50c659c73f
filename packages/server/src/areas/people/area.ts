import type { Area } from '#area.ts';
import { peopleSearch } from './search-records.ts';

/** What this area adds to the portal. */
export const people = {
  search: peopleSearch,
} satisfies Area;
