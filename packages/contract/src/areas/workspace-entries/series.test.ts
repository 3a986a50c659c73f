import { expect, it } from 'vitest';
import { ENTRY_LIMIT } from './kinds.ts';
import { daysOfSeries } from './series.ts';

it.each([
  ['2026-11-23', 'N', '', ['2026-11-23']],
  ['2026-11-23', 'W', '2026-12-07', ['2026-11-23', '2026-11-30', '2026-12-07']],
  ['2026-11-23', 'W', '2026-12-06', ['2026-11-23', '2026-11-30']],
  ['2026-12-31', 'M', '2027-03-31', ['2026-12-31', '2027-01-31', '2027-03-31']],
  ['2028-01-29', 'M', '2028-03-01', ['2028-01-29', '2028-02-29']],
  ['2026-11-23', 'W', '2026-11-22', []],
] as const)('from %s, repeated %s until %s', (start, repeat, until, days) => {
  expect(daysOfSeries(start, repeat, until)).toEqual(days);
});

it('a series that is too long is cut one above the limit, so that the check fails', () => {
  expect(daysOfSeries('2026-11-23', 'W', '9999-12-31')).toHaveLength(ENTRY_LIMIT.occurrences + 1);
});
