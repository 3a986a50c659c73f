import type { EntryRow } from '@portal/contract/areas/workspace-entries/shapes';
import { expect, test } from 'vitest';
import { applyChanges, entriesOf, type Feed } from './feed-changes.ts';

const entry = (entryId: number, changeNo: number, title = ''): EntryRow => ({
  entryId,
  changeNo,
  title,
  projectId: 1,
  projectName: '',
  projectColor: 'blue',
  entryKind: 'P',
  userId: 'u',
  userName: '김하늘',
  photoName: '',
  deptName: '',
  positionName: '',
  content: '',
  contentMoreYn: 'N',
  visibility: 'A',
  mentions: [],
  createdDtm: '',
  editedDtm: '',
  pinnedYn: 'N',
  readYn: 'Y',
  readCount: 0,
  audienceCount: 0,
  files: [],
  reactions: [],
  commentCount: 0,
  comments: [],
  task: null,
  schedule: null,
  actions: [],
  version: 1,
});

const FEED: Feed = {
  pages: [
    { entries: [entry(9, 4), entry(8, 2)], lastId: 8, isLast: false },
    { entries: [entry(3, 1)], lastId: 3, isLast: true },
  ],
  pageParams: [0, 8],
};
const shown = (feed: Feed) => entriesOf(feed).map(({ entryId, title }) => [entryId, title]);

test('changed entries keep their position, deleted ones are removed, and new ones are not added', () => {
  const changes = { entries: [entry(8, 7, '새 제목'), entry(10, 8, '아직 기다리는 글')], goneIds: [3] };
  expect(shown(applyChanges(FEED, changes))).toEqual([
    [9, ''],
    [8, '새 제목'],
  ]);
});

test('an older response does not overwrite a newer one', () => {
  const newer = applyChanges(FEED, { entries: [entry(9, 9, '나중')], goneIds: [] });
  expect(shown(applyChanges(newer, { entries: [entry(9, 6, '먼저')], goneIds: [] }))[0]).toEqual([9, '나중']);
});

test('the end of a page is known even when its last entry was deleted', () => {
  const after = applyChanges(FEED, { entries: [], goneIds: [8, 9] });
  expect(after.pages[0]).toEqual({ entries: [], lastId: 8, isLast: false });
});
