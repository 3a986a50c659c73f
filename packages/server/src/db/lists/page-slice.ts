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
