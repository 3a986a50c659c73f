import { withSeparators } from './formats.ts';

/** Page sizes that every list offers (LISTS-01). */
export const PAGE_SIZES = [5, 10, 30, 50, 100, 300, 500, 1000] as const;
/** Number of page numbers shown at once (LISTS-07). */
export const PAGE_GROUP = 5;
/** Page size of a look-up list (LOOKUP-01). */
export const LOOKUP_SIZE = 100;
export const MAX_PAGE = 100_000;
export const MAX_PAGE_SIZE = 1000;

/** Rows at which the pages of a list end; a list counts one more at most (D-650). Workbooks have all rows. */
export const LIST_END = 10_000;
/** The highest total of a list: there are more rows than its pages show. */
export const MORE_THAN_END = LIST_END + 1;

/** A number of rows in words: '27건', or '10,000건 이상' where the list counts no further. */
export const countText = (total: number, unit: string): string =>
  total > LIST_END ? `${withSeparators(LIST_END)}${unit} 이상` : `${withSeparators(total)}${unit}`;

/** The same where a number stands alone: '27', or '10,000+'. */
export const shortCount = (total: number): string =>
  total > LIST_END ? `${withSeparators(LIST_END)}+` : withSeparators(total);

/** The allowed queries of a list, shared by its call and its page. */
export type ListRules = {
  /** Default page size. */
  size: (typeof PAGE_SIZES)[number];
  statuses: readonly string[];
  /** Columns that a keyword can search, with their labels. The first is the default. */
  types: readonly { value: string; label: string }[];
  /** Allowed orders. The first is the default. */
  orders: readonly [string, ...string[]];
};

/** Orders of a list by age; newest first is the default. */
export const NEWEST_FIRST = ['createdDtm_desc', 'createdDtm_asc'] as const;
/** Orders of a list of projects by start date. */
export const BY_START = ['startDate_asc', 'startDate_desc'] as const;
/** Orders of a list by the name of the awarded company. */
export const BY_COMPANY = ['companyName_asc', 'companyName_desc'] as const;
/** Orders of a list by amount, price and extra amount together (D-675). */
export const BY_PRICE = ['price_desc', 'price_asc'] as const;

/** The last page of `total` rows, as far as pages go; an empty list has one page. */
export const lastPage = (total: number, size: number): number =>
  Math.max(1, Math.ceil(Math.min(total, LIST_END) / size));

/** The group of five page numbers that contains `page` (LISTS-07). */
export function pageGroup(page: number, last: number): number[] {
  const first = Math.floor((page - 1) / PAGE_GROUP) * PAGE_GROUP + 1;
  return Array.from({ length: Math.min(PAGE_GROUP, last - first + 1) }, (_, index) => first + index);
}
