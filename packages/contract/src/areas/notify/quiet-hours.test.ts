import { expect, it } from 'vitest';
import { NIGHT, nextDigest, quietUntil } from './quiet-hours.ts';

const seoul = (text: string): Date => new Date(`${text.replace(' ', 'T')}:00+09:00`);

it.each([
  ['2026-11-20 20:59', NIGHT, undefined],
  ['2026-11-20 21:00', NIGHT, '2026-11-21 08:00'],
  ['2026-11-20 23:59', NIGHT, '2026-11-21 08:00'],
  ['2026-11-21 00:00', NIGHT, '2026-11-21 08:00'],
  ['2026-11-21 07:59', NIGHT, '2026-11-21 08:00'],
  ['2026-11-21 08:00', NIGHT, undefined],
  ['2026-11-30 22:00', NIGHT, '2026-12-01 08:00'],
  ['2026-12-31 22:00', NIGHT, '2027-01-01 08:00'],
  ['2028-02-28 22:00', NIGHT, '2028-02-29 08:00'],
  ['2026-11-20 12:30', { from: '12:00', until: '13:00' }, '2026-11-20 13:00'],
  ['2026-11-20 13:00', { from: '12:00', until: '13:00' }, undefined],
  ['2026-11-20 12:30', { from: '12:00', until: '12:00' }, undefined],
])('at %s the quiet hours %o end at %s', (now, hours, end) => {
  expect(quietUntil(hours, seoul(now))).toEqual(end === undefined ? undefined : seoul(end));
});

it.each([
  ['2026-11-20 08:29', false, '2026-11-20 08:30'],
  ['2026-11-20 08:30', false, '2026-11-21 08:30'],
  ['2026-11-30 09:00', false, '2026-12-01 08:30'],
  ['2026-12-31 23:59', false, '2027-01-01 08:30'],
  ['2026-11-23 08:29', true, '2026-11-23 08:30'],
  ['2026-11-23 08:30', true, '2026-11-30 08:30'],
  ['2026-11-22 23:00', true, '2026-11-23 08:30'],
  ['2026-12-29 12:00', true, '2027-01-04 08:30'],
])('after %s (on Mondays: %s) the next digest is at %s', (now, onMondays, next) => {
  expect(nextDigest(seoul(now), onMondays)).toEqual(seoul(next));
});
