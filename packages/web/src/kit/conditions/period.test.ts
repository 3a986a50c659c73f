import { describe, expect, it } from 'vitest';
import { isPeriod, periodDays, periodText, writeDays } from './period.ts';

describe('periods of a condition (D-348)', () => {
  it.each([
    ['today', '2026-11-28', '2026-11-28', '2026-11-28'],
    ['week', '2026-11-23', '2026-11-23', '2026-11-29'],
    ['week', '2026-11-29', '2026-11-23', '2026-11-29'],
    ['next-week', '2026-12-30', '2027-01-04', '2027-01-10'],
    ['two-weeks', '2026-11-25', '2026-11-23', '2026-12-06'],
    ['2026-11-01~', '2026-11-25', '2026-11-01', ''],
    ['~2026-11-30', '2026-11-25', '', '2026-11-30'],
    ['2026-11-31~', '2026-11-25', '', ''],
    ['', '2026-11-25', '', ''],
  ])('%j on %s is from %j to %j', (value, today, from, to) => {
    expect(periodDays(value, today)).toEqual({ from, to });
  });

  it.each(['', '~', 'month', 'toString', '2026-11-01', '2026-02-30~', '2026-11-01~2026-11-02~'])(
    '%j is no period',
    (value) => expect(isPeriod(value)).toBe(false),
  );

  it.each([
    ['two-weeks', '이번 주와 다음 주'],
    ['2026-11-23~2026-12-06', '2026-11-23 ~ 12-06'],
    ['2026-12-28~2027-01-03', '2026-12-28 ~ 2027-01-03'],
    ['2026-11-23~2026-11-23', '2026-11-23'],
    ['2026-11-23~', '2026-11-23부터'],
    ['~2026-11-23', '2026-11-23까지'],
  ])('%j reads %s', (value, text) => {
    expect([isPeriod(value), periodText(value)]).toEqual([true, text]);
  });

  it('days are written as they are read, and none as nothing', () => {
    const days = { from: '2026-11-23', to: '2026-12-06' };
    expect(periodDays(writeDays(days), '2026-01-01')).toEqual(days);
    expect(writeDays({ from: '', to: '' })).toBe('');
  });
});
