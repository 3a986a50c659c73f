import type { TimesDraft } from '@portal/contract/areas/workspace-entries/forms';
import { describe, expect, test } from 'vitest';
import { withShiftedEnd } from './shifted-end.ts';

const TIMES: TimesDraft = {
  StartDay: '2026-12-09',
  StartTime: '14:00',
  EndDay: '2026-12-09',
  EndTime: '15:30',
  AllDayYn: 'N',
};

describe('the end follows the start when it moves', () => {
  test.each([
    { name: 'to another time', part: { StartTime: '16:00' }, end: ['2026-12-09', '17:30'] },
    { name: 'over midnight', part: { StartTime: '23:00' }, end: ['2026-12-10', '00:30'] },
    { name: 'to another day', part: { StartDay: '2026-12-31' }, end: ['2026-12-31', '15:30'] },
  ])('$name', ({ part, end }) => {
    const { EndDay, EndTime } = withShiftedEnd(TIMES, part);
    expect([EndDay, EndTime]).toEqual(end);
  });

  test('by whole days for an all-day schedule', () => {
    const before: TimesDraft = { ...TIMES, AllDayYn: 'Y', EndDay: '2026-12-11' };
    expect(withShiftedEnd(before, { StartDay: '2026-12-20' })).toMatchObject({ EndDay: '2026-12-22' });
  });
});

test('a typed end is unchanged, and nothing moves while the start is incomplete', () => {
  expect(withShiftedEnd(TIMES, { EndTime: '13:00' })).toEqual({ EndTime: '13:00' });
  expect(withShiftedEnd(TIMES, { StartTime: '1' })).toMatchObject({ EndDay: '2026-12-09', EndTime: '15:30' });
});
