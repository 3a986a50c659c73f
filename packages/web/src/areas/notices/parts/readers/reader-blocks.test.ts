import type { NoticeReader, ReaderGroup } from '@portal/contract/areas/notices/shapes';
import { expect, it } from 'vitest';
import { doneGroups, readCounts, readerBlocks } from './reader-blocks.ts';

const group = (groupKey: string, readCnt: number, totalCnt: number): ReaderGroup => ({
  groupKey,
  groupName: groupKey,
  readCnt,
  totalCnt,
});
const person = (userId: string, groupKey: string): NoticeReader => ({
  userId,
  userName: userId,
  position: '',
  groupKey,
  groupName: groupKey,
  readDtm: '',
  remindedDtm: '',
});

const GROUPS = [group('', 0, 1), group('PM팀', 3, 5), group('개발팀', 6, 6), group('영업팀', 12, 12)];

it('sums the readers of all departments', () => {
  expect(readCounts(GROUPS)).toEqual({ read: 21, unread: 3, total: 24 });
  expect(doneGroups(GROUPS)).toEqual({ groups: 2, people: 18 });
});

it('puts people below their department, in the order in which they came', () => {
  const blocks = readerBlocks([person('a', ''), person('b', 'PM팀'), person('c', 'PM팀')], GROUPS);
  expect(blocks.map(({ name, people }) => [name, people.map(({ userId }) => userId)])).toEqual([
    ['(소속 없음)', ['a']],
    ['PM팀', ['b', 'c']],
  ]);
  expect(blocks[1]?.counts).toEqual({ read: 3, unread: 2, total: 5 });
});
