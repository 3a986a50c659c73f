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

/** Measured: a gathered row is fetched and sorted, which costs twice a passed one. */
const GATHERED_ROW = 2;

/** The cheaper way to `wanted` hits from one end of the list. */
export const cheaperWay = ({ passed, gaps, hits, gathered }: Costs, wanted: number): Way =>
  (wanted * passed) / Math.max(hits, 1) + gaps <= gathered * GATHERED_ROW ? 'walk' : 'collect';
