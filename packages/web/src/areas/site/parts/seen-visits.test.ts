import type { Visit } from '@portal/contract/areas/site/visit-calls';
import { expect, it } from 'vitest';
import type { UnsentEntry } from '#areas/site-queue/public/enqueue.ts';
import { idOf } from '#test-kit/queue-entries.ts';
import { seenVisits } from './seen-visits.ts';

const instantOf = (time: string) => Date.parse(`${time.replace(' ', 'T')}+09:00`);

type Made = Pick<UnsentEntry, 'kind' | 'path' | 'body'>;

/** An entry that was made at a time in Seoul, on a device whose clock is two hours ahead. */
const entry = (number: number, time: string, made: Made): UnsentEntry => ({
  ...made,
  seq: number,
  entryId: idOf(number),
  userId: 'hanbit1',
  title: '',
  awardId: 5,
  projectId: 7,
  projectName: '판교 현장',
  fileField: '',
  files: 0,
  bytes: 0,
  sha256: '',
  madeAt: instantOf(time) + 7_200_000,
  clockOffset: -7_200_000,
  sentUntil: 0,
  state: 'waiting',
  tries: 0,
  nextAt: 0,
  lastError: '',
});
const arrive = (number: number, time: string) =>
  entry(number, time, { kind: 'arrive', path: 'Site/visit-arrive', body: { Headcount: 2, Points: ['안전모'] } });
const leave = (number: number, time: string, body: UnsentEntry['body']) =>
  entry(number, time, { kind: 'leave', path: 'Site/visit-leave', body: { VisitId: 0, TomorrowYN: 'Y', ...body } });

const VISIT: Visit = {
  visitId: 11,
  day: '2026-12-03',
  headcount: 4,
  userName: '김하늘',
  leftUserName: '',
  points: [],
  arrivedDtm: '2026-12-03 08:00:00',
  arrivedDeviceDtm: '',
  arrivedReceivedDtm: '',
  leftDtm: '',
  leftDeviceDtm: '',
  leftReceivedDtm: '',
  tomorrowYN: '',
};
const seen = (visits: readonly Visit[], waiting: readonly UnsentEntry[]) =>
  seenVisits(visits, waiting, '최영수').map((visit) => [
    visit.day,
    visit.arrivedDtm.slice(5, 16),
    visit.leftDtm.slice(5, 16),
    visit.unsentArrival,
    visit.isEndUnsent,
  ]);

it('two days without a connection are two visits, each with its end', () => {
  const waiting = [
    arrive(1, '2026-12-03 23:30'),
    leave(2, '2026-12-04 00:40', { ArrivalEntryId: idOf(1) }),
    arrive(3, '2026-12-04 08:00'),
  ];
  expect(seen([], waiting)).toEqual([
    ['2026-12-04', '12-04 08:00', '', idOf(3), false],
    ['2026-12-03', '12-03 23:30', '12-04 00:40', idOf(1), true],
  ]);
  expect(seenVisits([], waiting, '최영수')[0]).toMatchObject({ headcount: 2, userName: '최영수', points: ['안전모'] });
});

it('an arrival of a day that the server has already adds nothing', () => {
  expect(seen([VISIT], [arrive(1, '2026-12-03 08:41')])).toEqual([['2026-12-03', '12-03 08:00', '', '', false]]);
});

it('an end is that of the visit with its number, or of the day when its arrival went meanwhile', () => {
  const after = [['2026-12-03', '12-03 08:00', '12-03 17:00', '', true]];
  expect(seen([VISIT], [leave(2, '2026-12-03 17:00', { VisitId: 11 })])).toEqual(after);
  expect(seen([VISIT], [leave(2, '2026-12-03 17:00', { ArrivalEntryId: idOf(1) })])).toEqual(after);
  expect(seen([VISIT], [leave(2, '2026-12-03 17:00', { VisitId: 12 })])).toEqual([
    ['2026-12-03', '12-03 08:00', '', '', false],
  ]);
});
