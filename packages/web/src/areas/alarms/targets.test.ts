import { expect, it } from 'vitest';
import { roomTarget, targetOf } from './targets.ts';

it.each([
  ['프로젝트목록 (마이즈)', '/projects/mizeview/7', 'M', 'ALARM-19'],
  ['프로젝트목록 (외주)', '/projects/view/7', 'C', 'ALARM-20'],
  ['담당자목록', '/managers/view/7', 'C', 'ALARM-21'],
  ['직원목록', '/employee/view/7', 'M', 'ALARM-22'],
  ['공지사항목록', '/notices/view/7', 'C', 'ALARM-23'],
])('%s opens %s with the menus of %s (%s)', (leftMenuName, path, mode) => {
  expect(targetOf({ id: '7', leftMenuName })).toEqual({ path, mode });
});

it('has no target without a post or for an unknown menu (ALARM-24)', () => {
  expect(targetOf({ id: '', leftMenuName: '직원목록' })).toBeUndefined();
  expect(targetOf({ id: '7', leftMenuName: '정산현황' })).toBeUndefined();
});

const FEED = '/special/report/feed';

it.each([
  { alarmKind: 'mention', entryId: 9, commentId: 4, search: { projectId: 3, tab: 'N', entryId: 9, commentId: 4 } },
  { alarmKind: 'reminder', entryId: 9, commentId: 0, search: { projectId: 3, tab: 'N', entryId: 9 } },
  { alarmKind: 'request', entryId: 0, commentId: 0, search: { projectId: 3, tab: 'S' } },
  { alarmKind: 'approval', entryId: 0, commentId: 0, search: { projectId: 3 } },
] as const)('an alarm of kind $alarmKind opens the room at the place where it happened', ({ search, ...alarm }) => {
  expect(roomTarget({ ...alarm, projectId: 3 })).toEqual({ path: FEED, mode: 'M', search });
});

it('an invitation opens the list, where it can be answered', () => {
  const alarm = { alarmKind: 'invitation', projectId: 3, entryId: 0, commentId: 0 } as const;
  expect(roomTarget(alarm)).toEqual({ path: '/special/report/list', mode: 'M' });
});
