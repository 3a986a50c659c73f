/** 'walk' follows indexes in id order and looks at each row; 'collect' gathers all hits and sorts them. */
export type Way = 'walk' | 'collect';

/** What chooses a way, all in rows looked at. */
export type Costs = {
  /** Rows of a walk from end to end. */
  passed: number;
  /** Rows between two hits, summed over the walks: each must find its next hit before they merge. */
  gaps: number;
  /** Hits among the passed rows. */
  hits: number;
  /** Rows that collecting gathers. */
  gathered: number;
};

/** The part of the hits to read: which end of the list the rows are read from, how many to skip and take. */
export type Slice = { fromOldest: boolean; offset: number; limit: number };

/** Reads a page from the nearer end of the list; null when the page lies behind the last row. */
export function sliceOf(page: { number: number; size: number; oldestFirst: boolean }, total: number): Slice | null {
  const offset = (page.number - 1) * page.size;
  if (offset >= total) return null;
  const limit = Math.min(page.size, total - offset);
  const after = total - offset - limit;
  return after < offset
    ? { fromOldest: !page.oldestFirst, offset: after, limit }
    : { fromOldest: page.oldestFirst, offset, limit };
}

/** Measured: a gathered row is fetched and sorted, which costs twice a passed one. */
const GATHERED_ROW = 2;

/** The cheaper way to `wanted` hits from one end of the list. */
export const cheaperWay = ({ passed, gaps, hits, gathered }: Costs, wanted: number): Way =>
  (wanted * passed) / Math.max(hits, 1) + gaps <= gathered * GATHERED_ROW ? 'walk' : 'collect';
