/** Page sizes that every list offers (LISTS-01). */
export const PAGE_SIZES = [5, 10, 30, 50, 100, 300, 500, 1000] as const;
/** Page numbers shown at once (LISTS-07). */
export const PAGE_GROUP = 5;
/** Rows of a look-up list (LOOKUP-01). */
export const LOOKUP_SIZE = 100;
export const MAX_PAGE = 100_000;
export const MAX_PAGE_SIZE = 1000;

/** What a list can be asked for, known to its call and to its page. */
export type ListRules = {
  /** Rows of a page unless another size is asked for. */
  size: (typeof PAGE_SIZES)[number];
  statuses: readonly string[];
  /** What a keyword is looked for in, and how the page calls it; the page begins with the first. */
  types: readonly { value: string; label: string }[];
  /** The first is the order nobody asked for. */
  orders: readonly [string, ...string[]];
};

/** Orders of a list by age. */
export const NEWEST_FIRST = ['createdDtm_desc', 'createdDtm_asc'] as const;
/** Orders of a list of projects by the day the work begins. */
export const BY_START = ['startDate_asc', 'startDate_desc'] as const;
/** Orders of a list by amount. */
export const BY_PRICE = ['price_desc', 'price_asc'] as const;

/** Last page of `total` rows; an empty list has one page. */
export const lastPage = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** The page numbers of the group of five that holds `page` (LISTS-07). */
export function pageGroup(page: number, last: number): number[] {
  const first = Math.floor((page - 1) / PAGE_GROUP) * PAGE_GROUP + 1;
  return Array.from({ length: Math.min(PAGE_GROUP, last - first + 1) }, (_, index) => first + index);
}
