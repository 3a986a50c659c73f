import { expect, it } from 'vitest';
import { PROJECT_STATUSES } from '../outsourced-projects/status.ts';
import { type ExpectedSite, isExpectedOn } from './expected-sites.ts';

const TODAY = '2026-12-10';
const site = (startDay: string, lastDay = '', tomorrowYN: ExpectedSite['tomorrowYN'] = ''): ExpectedSite => ({
  status: 'Y',
  startDay,
  lastDay,
  tomorrowYN,
});

it.each([
  ['starts today', site(TODAY), true],
  ['starts tomorrow', site('2026-12-11'), false],
  ['started yesterday, nobody came', site('2026-12-09'), true],
  ['started seven days ago, nobody came', site('2026-12-03'), true],
  ['started eight days ago, nobody came', site('2026-12-02'), false],
  ['came yesterday and comes again', site('2026-12-01', '2026-12-09', 'Y'), true],
  ['came on the eve of its start', site('2026-12-11', '2026-12-09', 'Y'), true],
  ['came yesterday for the last time', site('2026-12-09', '2026-12-09', 'N'), false],
  ['came before the weekend and comes again', site('2026-12-01', '2026-12-04', 'Y'), true],
  ['came yesterday and left no end', site('2026-12-01', '2026-12-09'), true],
  ['came eight days ago', site('2026-12-01', '2026-12-02', 'Y'), false],
  ['came today for the last time', site('2026-12-01', TODAY, 'N'), true],
])('a site that %s is expected today: %s', (_, one, expected) => {
  expect(isExpectedOn(one, TODAY, TODAY)).toBe(expected);
});

it.each([
  ['starts then', site('2026-12-11'), true],
  ['goes on, as the crew has said today', site('2026-12-01', TODAY, 'Y'), true],
  ['is worked on today, and nobody has said more', site('2026-12-01', TODAY), false],
  ['started yesterday', site('2026-12-09'), false],
])('tomorrow a site that %s is expected: %s', (_, one, expected) => {
  expect(isExpectedOn(one, '2026-12-11', TODAY)).toBe(expected);
});

it('only awarded sites with a chosen day are expected', () => {
  const expected = PROJECT_STATUSES.filter((status) => isExpectedOn({ ...site(TODAY), status }, TODAY, TODAY));
  expect(expected).toEqual(['Y']);
  expect(isExpectedOn(site(''), TODAY, TODAY)).toBe(false);
});
