import { PAGE_GROUP } from './limits.ts';

/** Last page of `total` rows; an empty list has one page. */
export const lastPage = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** The page numbers of the group of five that holds `page` (LISTS-07). */
export function pageGroup(page: number, last: number): number[] {
  const first = Math.floor((page - 1) / PAGE_GROUP) * PAGE_GROUP + 1;
  return Array.from({ length: Math.min(PAGE_GROUP, last - first + 1) }, (_, index) => first + index);
}
