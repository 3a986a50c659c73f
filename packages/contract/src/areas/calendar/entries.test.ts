import { describe, expect, it, test } from 'vitest';
import type { Actor } from '../../core/actor.ts';
import type { CalendarEntry } from './calls.ts';
import { dayGroups, mayMoveStart, movedDays } from './entries.ts';

const entry = (part: Partial<CalendarEntry>): CalendarEntry => ({
  kind: 'outsourced',
  id: 1,
  status: 'Y',
  projectName: '현장',
  areaId: 1,
  areaName: '서울',
  startDay: '2026-12-03',
  startTime: '',
  offeredDays: [],
  companyId: 2,
  teamName: '한빛설비',
  dailyTeams: 2,
  pmIds: [],
  ...part,
});
const internal = (part: Partial<CalendarEntry>): CalendarEntry =>
  entry({ kind: 'internal', status: 'N', companyId: 0, teamName: '시공1팀', dailyTeams: 0, ...part });
const overloads = (entries: readonly CalendarEntry[]) =>
  dayGroups(entries).map(({ name, overload }) => [name, overload]);

describe('how full a day is (D-332)', () => {
  it('is too full with more starts than the company has teams', () => {
    const starts = [1, 2, 3].map((id) => entry({ id }));
    expect(overloads(starts.slice(1))).toEqual([['한빛설비', null]]);
    expect(overloads(starts)).toEqual([['한빛설비', 'teams']]);
  });

  it('counts no company without teams, and no offered day', () => {
    const starts = [1, 2, 3].map((id) => entry({ id, dailyTeams: 0 }));
    expect(overloads(starts)).toEqual([['한빛설비', null]]);
    const offered = [1, 2, 3].map((id) => entry({ id, offeredDays: ['2026-12-03', '2026-12-04'], dailyTeams: 1 }));
    expect(overloads(offered)).toEqual([['한빛설비', null]]);
  });

  it('is too full with two internal projects of a team at one time', () => {
    const at = (...times: string[]) => times.map((startTime, id) => internal({ id, startTime }));
    expect(overloads(at('09:00', '09:00'))).toEqual([['시공1팀', 'time']]);
    expect(overloads(at('09:00', '10:00'))).toEqual([['시공1팀', null]]);
    expect(overloads(at('', ''))).toEqual([['시공1팀', null]]);
  });

  it('lists companies, then teams, then projects without one, of which none is too full', () => {
    const none = [1, 2].map((id) => entry({ id, companyId: 0, teamName: '', dailyTeams: 0 }));
    const mixed = [...none, internal({ id: 3 }), entry({ id: 4 }), internal({ id: 5, teamName: '' })];
    expect(overloads(mixed)).toEqual([
      ['한빛설비', null],
      ['시공1팀', null],
      ['', null],
    ]);
  });
});

const staff: Actor = {
  userId: 'pm1',
  userType: 'M',
  userName: '',
  companyId: 1,
  companyName: '',
  companyActive: true,
  permission: 'F',
  modeAuthority: '',
};

test('a start is moved where the edit of its page would be allowed (D-331)', () => {
  const movable = (kind: CalendarEntry['kind'], ...statuses: CalendarEntry['status'][]) =>
    statuses.filter((status) => mayMoveStart(staff, { kind, status }));
  expect(movable('outsourced', 'P', 'N', 'Y', 'YY', 'B', 'E', 'F', 'C')).toEqual(['P', 'N', 'Y', 'F']);
  expect(movable('internal', 'N', 'YY', 'C')).toEqual(['N']);
  expect(mayMoveStart({ ...staff, userType: 'C' }, { kind: 'outsourced', status: 'N' })).toBe(false);
});

test('an offered day is replaced among the others, any other start is the only day afterwards (D-72)', () => {
  const offeredDays = ['2026-12-03', '2026-12-05'];
  expect(movedDays({ offeredDays, startDay: '2026-12-03' }, '2026-12-09')).toEqual(['2026-12-05', '2026-12-09']);
  expect(movedDays({ offeredDays, startDay: '2026-12-03' }, '2026-12-05')).toEqual(['2026-12-05']);
  expect(movedDays({ offeredDays: [], startDay: '2026-12-03' }, '2026-12-09')).toEqual(['2026-12-09']);
});
