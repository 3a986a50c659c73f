import type { SitePhoto } from '@portal/contract/areas/site-photos/calls';
import { expect, it } from 'vitest';
import type { UnsentEntry } from '../store/entries.ts';
import { formPhotos, waitingPhotosOf } from './form-photo.ts';

const NOW = Date.parse('2026-12-03T05:00:00Z');

const entry = (entryId: string, part: Partial<UnsentEntry> = {}): UnsentEntry => ({
  seq: 1,
  entryId,
  kind: 'photo',
  userId: 'hanbit1',
  awardId: 5,
  projectId: 7,
  projectName: '판교 현장',
  path: 'Site/photo-add',
  body: { Label: 'M', Caption: '상자', TakenDtm: '2026-12-03T13:30:00+09:00' },
  title: '자재',
  fileField: 'photo',
  files: 1,
  bytes: 3,
  sha256: '',
  madeAt: NOW,
  sentUntil: NOW + 1000,
  state: 'waiting',
  tries: 0,
  nextAt: 0,
  lastError: '',
  ...part,
});
const sent = (entryId: string, name: string): SitePhoto => ({
  photoId: 1,
  entryId,
  label: 'A',
  caption: '',
  pairEntryId: '',
  name,
  width: 4,
  height: 3,
  userName: '최영수',
  takenDtm: '2026-12-03 09:00:00',
  takenFrom: 'D',
  receivedDtm: '2026-12-03 09:01:00',
  lateYN: 'N',
  version: 1,
  bytes: 1,
  sha256: '',
});

it('only photos of the award that are still sent by themselves may be named', () => {
  const own = [
    entry('waits'),
    entry('refused', { state: 'refused' }),
    entry('old', { sentUntil: NOW - 1 }),
    entry('elsewhere', { awardId: 6 }),
    entry('text', { kind: 'message' }),
  ];
  expect(waitingPhotosOf(own, 5, NOW).map(({ entryId }) => entryId)).toEqual(['waits']);
  expect(waitingPhotosOf(own, undefined, NOW)).toEqual([]);
});

it('photos of the server come first, without those that were blanked; one that is on both sides stands once', () => {
  const photos = formPhotos([sent('one', 'a.jpg'), sent('blanked', '')], [entry('one'), entry('two')]);
  expect(photos.map(({ entryId, name }) => [entryId, name])).toEqual([
    ['one', 'a.jpg'],
    ['two', ''],
  ]);
  expect(photos[1]).toMatchObject({ label: 'M', caption: '상자', takenDtm: '2026-12-03 13:30:00' });
});

it('a photo whose time the device did not know has the time at which it was stored', () => {
  const [photo] = formPhotos([], [entry('one', { body: {} })]);
  expect(photo).toMatchObject({ label: 'E', caption: '', pairEntryId: '', takenDtm: '2026-12-03 14:00:00' });
});
