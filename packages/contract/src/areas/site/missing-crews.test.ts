import { expect, it } from 'vitest';
import { missingNews, missingRound } from './missing-crews.ts';

it.each([
  ['2026-12-03 09:59:59', ''],
  ['2026-12-03 10:00:00', '2026-12-03 10:00'],
  ['2026-12-03 10:29:59', '2026-12-03 10:00'],
  ['2026-12-03 10:30:00', '2026-12-03 10:30'],
  ['2026-12-03 23:59:59', '2026-12-03 23:30'],
])('at %s the round is "%s"', (now, round) => {
  expect(missingRound(now)).toBe(round);
});

it('those are told whose number is another one, also when nobody is missing any more', () => {
  expect(missingNews({}, { pm1: 3, pm2: 1 })).toEqual([
    { userId: 'pm1', count: 3 },
    { userId: 'pm2', count: 1 },
  ]);
  expect(missingNews({ pm1: 3, pm2: 1, pm3: 2 }, { pm1: 2, pm3: 2 })).toEqual([
    { userId: 'pm1', count: 2 },
    { userId: 'pm2', count: 0 },
  ]);
  expect(missingNews({ pm1: 3 }, { pm1: 3 })).toEqual([]);
  expect(missingNews({}, {})).toEqual([]);
});
