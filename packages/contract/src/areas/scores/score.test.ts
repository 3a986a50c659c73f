import { describe, expect, it } from 'vitest';
import { addMarks, differenceText, meanOf, scoreOf, scoreText, shareText } from './score.ts';

describe('the score of a company (D-315)', () => {
  it.each([
    [{ sum: 0, count: 0 }, ''],
    [{ sum: 8, count: 1 }, '8.0'],
    [{ sum: 26, count: 3 }, '8.7'],
    [{ sum: 25, count: 3 }, '8.3'],
    // Half a tenth is rounded up, whatever a binary fraction makes of it.
    [{ sum: 173, count: 20 }, '8.7'],
    [{ sum: 171, count: 20 }, '8.6'],
    [{ sum: 10, count: 1 }, '10.0'],
  ])('the mean of %o is %s', (marks, mean) => {
    expect(meanOf(marks)).toBe(mean);
  });

  it('needs five evaluated projects', () => {
    expect(scoreOf({ sum: 32, count: 4, jobs: 4 })).toBe('');
    expect(scoreOf({ sum: 40, count: 5, jobs: 5 })).toBe('8.0');
    expect([scoreText(''), scoreText('8.0')]).toEqual(['신규', '8.0']);
  });

  it('adds marks of different months', () => {
    const added = addMarks({ sum: 8, count: 1, jobs: 1 }, { sum: 19, count: 2, jobs: 1 });
    expect(added).toEqual({ sum: 27, count: 3, jobs: 2 });
  });

  it.each([
    [1, 31, '3.2%'],
    [0, 31, '0.0%'],
    [1, 0, ''],
  ])('%i of %i is %s', (part, whole, text) => {
    expect(shareText(part, whole)).toBe(text);
  });

  it.each([
    ['8.4', '8.7', '−0.3'],
    ['8.9', '8.7', '+0.2'],
    ['8.8', '8.8', '0.0'],
    ['', '8.8', ''],
  ])('from %s to the mean of all %s it is %s', (mean, all, text) => {
    expect(differenceText(mean, all)).toBe(text);
  });
});
