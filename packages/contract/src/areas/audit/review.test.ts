import { describe, expect, it } from 'vitest';
import { isReviewable, isUnusuallyMany, median } from './review.ts';

describe('the median number of subjects per reader', () => {
  it.each([
    [[], 0],
    [[7], 7],
    [[1, 9], 5],
    [[100, 1, 3], 3],
    [[4, 1, 3, 2], 2.5],
  ])('the median of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });
});

describe('a reader who saw far more subjects than others (D-163)', () => {
  it.each([
    [99, 0, false],
    [100, 0, true],
    [300, 100, false],
    [301, 100, true],
  ])('%d subjects against a median of %d: %s', (subjects, middle, many) => {
    expect(isUnusuallyMany(subjects, middle)).toBe(many);
  });
});

it('a month can be reviewed only when it is over', () => {
  expect([isReviewable('2026.10', '2026.11'), isReviewable('2026.11', '2026.11')]).toEqual([true, false]);
  expect(isReviewable('2026.12', '2026.11')).toBe(false);
});
