import { expect, it } from 'vitest';
import { isAllowedPeriod, RETENTION_CODES, RETENTION_KINDS, retentionCutoff } from './kinds.ts';

it.each([
  ['2031-11-22T00:00:00+09:00', 60, '2026-11-22T00:00:00+09:00'],
  ['2027-03-31T08:30:00+09:00', 1, '2027-02-28T08:30:00+09:00'],
  ['2028-03-31T23:59:59+09:00', 1, '2028-02-29T23:59:59+09:00'],
  ['2027-01-15T12:00:00+09:00', 1, '2026-12-15T12:00:00+09:00'],
  ['2028-02-29T12:00:00+09:00', 12, '2027-02-28T12:00:00+09:00'],
])('at %s, a period of %i months is over for what ended before %s', (now, months, before) => {
  expect(retentionCutoff(new Date(now), months)).toEqual(new Date(before));
});

it.each(RETENTION_CODES)('the default period of %s lies between its floor and its ceiling', (kind) => {
  const { months, floor, ceiling } = RETENTION_KINDS[kind];
  expect([floor, months, ceiling].map((period) => isAllowedPeriod(kind, period))).toEqual([true, true, true]);
  expect([floor - 1, ceiling + 1, months + 0.5].map((period) => isAllowedPeriod(kind, period))).toEqual([
    false,
    false,
    false,
  ]);
});

it('the list of codes has every kind', () => {
  expect([...RETENTION_CODES]).toEqual(Object.keys(RETENTION_KINDS));
});
