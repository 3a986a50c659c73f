/** 'walk' follows an index in id order and looks at each row; 'collect' gathers all hits and sorts them. */
export type Way = 'walk' | 'collect';

/** Numbers that choose a way: rows a whole walk passes, hits among them, rows that collecting gathers. */
export type Costs = { passed: number; hits: number; gathered: number };

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

/** The cheaper way to `wanted` hits from one end, both measured in rows looked at. */
export const cheaperWay = ({ passed, hits, gathered }: Costs, wanted: number): Way =>
  (wanted * passed) / Math.max(hits, 1) <= gathered ? 'walk' : 'collect';
