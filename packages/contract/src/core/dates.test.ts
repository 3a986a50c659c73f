import { describe, expect, it } from 'vitest';
import {
  addDays,
  addYears,
  isDay,
  isTime,
  monthsSince,
  seoulDay,
  seoulStamp,
  seoulTime,
  weekdayOf,
  withWeekday,
} from './dates.ts';

describe('moments in Seoul (D-55)', () => {
  it.each([
    ['2026-11-23T00:15:30.045Z', '2026-11-23', '2026-11-23 09:15:30', '20261123091530045'],
    ['2026-11-22T15:00:00.000Z', '2026-11-23', '2026-11-23 00:00:00', '20261123000000000'],
    ['2026-11-22T14:59:59.999Z', '2026-11-22', '2026-11-22 23:59:59', '20261122235959999'],
    ['2026-12-31T15:00:00.000Z', '2027-01-01', '2027-01-01 00:00:00', '20270101000000000'],
  ])('%s is the day %s', (moment, day, time, stamp) => {
    expect(seoulDay(new Date(moment))).toBe(day);
    expect(seoulTime(new Date(moment))).toBe(time);
    expect(seoulStamp(new Date(moment))).toBe(stamp);
  });
});

describe('days', () => {
  it.each([
    ['2026-11-23', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-11-31', false],
    ['1899-12-31', false],
    ['2026-1-1', false],
    ['2026-11-23T00:00', false],
    ['', false],
  ])('%s: a calendar day %s', (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });

  it.each([
    ['2026-11-22', '일'],
    ['2026-11-23', '월'],
    ['2026-11-28', '토'],
  ])('%s is %s', (day, weekday) => {
    expect(weekdayOf(day)).toBe(weekday);
    expect(withWeekday(day)).toBe(`${day} (${weekday})`);
  });

  it('a blank day stays blank', () => {
    expect(withWeekday('')).toBe('');
  });

  it.each([
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2026-11-23', 0, '2026-11-23'],
  ])('%s moved by %i is %s', (day, days, moved) => {
    expect(addDays(day, days)).toBe(moved);
  });
});

describe('times of day (INT-18)', () => {
  it.each([
    ['00:00', true],
    ['23:59', true],
    ['24:00', false],
    ['9:00', false],
    ['12:60', false],
    ['', false],
  ])('%s: %s', (text, expected) => {
    expect(isTime(text)).toBe(expected);
  });
});

it.each([
  ['2026-11-24', 1, '2027-11-24'],
  ['2028-02-29', 1, '2029-02-28'],
  ['2028-02-29', 4, '2032-02-29'],
  ['2027-02-28', 1, '2028-02-28'],
])('%s moved by %i years is %s', (day, years, moved) => {
  expect(addYears(day, years)).toBe(moved);
});

it.each([
  ['2016-09-21', '2026-11-23', 122],
  ['2026-01-15', '2026-02-15', 1],
  ['2026-01-15', '2026-02-14', 0],
  ['2025-12-31', '2026-01-01', 0],
])('from %s to %s are %i whole months', (from, to, months) => {
  expect(monthsSince(from, to)).toBe(months);
});
