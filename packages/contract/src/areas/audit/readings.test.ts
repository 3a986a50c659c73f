import { describe, expect, it } from 'vitest';
import { isUnusualTime, READING_TASKS, tasksOf } from './readings.ts';

describe('a reading at an unusual time', () => {
  it.each([
    ['a Friday at seven in the morning', '2026-11-20T07:00:00+09:00', false],
    ['a Friday a second before ten in the evening', '2026-11-20T21:59:59+09:00', false],
    ['ten in the evening', '2026-11-20T22:00:00+09:00', true],
    ['a second before seven', '2026-11-20T06:59:59+09:00', true],
    ['a Saturday at noon', '2026-11-21T12:00:00+09:00', true],
    ['a Sunday at noon', '2026-11-22T12:00:00+09:00', true],
    ['a Monday that is still Sunday in London', '2026-11-23T08:30:00+09:00', false],
  ])('%s', (_name, at, odd) => {
    expect(isUnusualTime(new Date(at), false)).toBe(odd);
  });

  it('every hour of a holiday is unusual', () => {
    expect(isUnusualTime(new Date('2026-11-20T12:00:00+09:00'), true)).toBe(true);
  });
});

it('every reading task belongs to exactly one kind of subject', () => {
  expect([...tasksOf('user'), ...tasksOf('outsourced'), ...tasksOf('internal')].sort()).toEqual(
    READING_TASKS.map(({ value }) => value).sort(),
  );
});
