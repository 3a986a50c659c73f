/** Months before, in which an address counts as known. */
export const KNOWN_MONTHS = 12;
/** Lines of one kind that a review shows, the largest first, and the last reviews of the month. */
export const REVIEW_LINES = 50;

/** Far more than others: so many times the middle, and not a handful either. */
const MANY = { times: 3, least: 100 } as const;

/** The value in the middle, of an even number the mean of both; 0 of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const [low = 0, high = 0] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return (low + high) / 2;
}

/** True for a reader to whom far more people were shown than to the one in the middle (D-163). */
export const isMany = (subjects: number, middle: number): boolean =>
  subjects >= MANY.least && subjects > middle * MANY.times;

/** True for a month that is over. Both as 'YYYY.MM'. */
export const isReviewable = (month: string, current: string): boolean => month < current;
