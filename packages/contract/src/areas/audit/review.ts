/** Months before the reviewed one; an address used in them counts as known. */
export const KNOWN_MONTHS = 12;
/** Most findings of one kind that a review shows, largest first. Also the most past reviews of the month. */
export const REVIEW_LINES = 50;

/** Far more than others: this many times the median, and at least this many subjects. */
const MANY = { times: 3, least: 100 } as const;

/** The median; of an even number of values the mean of the middle two, of none 0. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const [low = 0, high = 0] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return (low + high) / 2;
}

/** Whether a reader saw far more subjects than the median reader (D-163). */
export const isUnusuallyMany = (subjects: number, middle: number): boolean =>
  subjects >= MANY.least && subjects > middle * MANY.times;

/** Whether a month is over and can be reviewed. Both are 'YYYY.MM'. */
export const isReviewable = (month: string, current: string): boolean => month < current;
