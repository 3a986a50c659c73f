import { expect, it } from 'vitest';
import { firstFailure } from '../../core/forms.ts';
import { PROJECT_STATUSES } from '../outsourced-projects/status.ts';
import {
  correctionChecks,
  isLogFree,
  isLogStatus,
  isSameLog,
  type LogDraft,
  logChecks,
  logDayProblem,
  moreUsedText,
} from './logs.ts';

const LOG: LogDraft = {
  Work: '카메라 6대 설치',
  Headcount: 4,
  Materials: [{ MaterialId: 1, Quantity: 14 }],
  DelayKind: '',
  DelayText: '',
  Tomorrow: '',
  Photos: [],
  Reason: '',
};

it.each([
  ['2026-11-24T00:00:00+09:00', true],
  ['2026-11-25T23:59:59+09:00', true],
  ['2026-11-26T00:00:00+09:00', false],
])('the log of 2026-11-24 is edited freely at %s: %s', (moment, isFree) => {
  expect(isLogFree('2026-11-24', new Date(moment))).toBe(isFree);
});

it('logs are written from the award to the invoice', () => {
  expect(PROJECT_STATUSES.filter(isLogStatus)).toEqual(['Y', 'YY']);
});

it.each([
  ['2026-11-23', false, undefined],
  ['2026-11-25', false, undefined],
  ['2026-11-26', false, 'LOG_DAY'],
  ['2026-11-22', false, 'LOG_DAY'],
  ['2026-11-22', true, undefined],
  ['2026-11-26', true, 'LOG_DAY'],
  ['', true, 'LOG_DAY'],
])('on the 25th, with the 24th chosen, a log of %s (visited: %s) is %s', (day, visited, problem) => {
  expect(logDayProblem({ day, startDay: '2026-11-24', visited }, '2026-11-25')).toBe(problem);
});

it.each<[Partial<LogDraft>, string | undefined]>([
  [{}, undefined],
  [{ Work: ' \n' }, 'log.work.blank'],
  [{ Headcount: 0 }, 'log.headcount.wrong'],
  [{ Headcount: 100 }, 'log.headcount.wrong'],
  [{ Materials: [{ MaterialId: 1, Quantity: 0 }] }, 'log.used.wrong'],
  [{ Materials: [{ MaterialId: 1, Quantity: 1_000_000 }] }, 'log.used.wrong'],
  [
    {
      Materials: [
        { MaterialId: 1, Quantity: 1 },
        { MaterialId: 1, Quantity: 2 },
      ],
    },
    'log.used.wrong',
  ],
  [{ DelayKind: 'A' }, 'log.delay.blank'],
  [{ DelayKind: 'A', DelayText: '노출 배관' }, undefined],
])('a log with %j: %s', (changes, message) => {
  expect(firstFailure(logChecks, { ...LOG, ...changes })?.message).toBe(message);
});

it('a correction needs a reason', () => {
  expect(firstFailure(correctionChecks, { Reason: ' ' })?.message).toBe('REASON_MISSING');
  expect(firstFailure(correctionChecks, { Reason: '길이를 잘못 적음' })).toBeUndefined();
});

it('two logs differ by anything but their reason', () => {
  expect(isSameLog(LOG, { ...LOG, Reason: '오기' })).toBe(true);
  const others: Partial<LogDraft>[] = [
    { Work: '철거' },
    { Headcount: 3 },
    { Materials: [] },
    { DelayKind: 'W' },
    { DelayText: '비' },
    { Tomorrow: '설치' },
    { Photos: ['a'] },
  ];
  expect(others.filter((changes) => isSameLog(LOG, { ...LOG, ...changes }))).toEqual([]);
});

it.each([
  [[{ name: '돔 카메라', used: 18, arrived: 18 }], ''],
  [
    [
      { name: '돔 카메라', used: 1200, arrived: 18 },
      { name: 'NVR', used: 0, arrived: 1 },
      { name: '배관', used: 1, arrived: 0 },
    ],
    '돔 카메라 1,200개 (수령 18개), 배관 1개 (수령 0개)',
  ],
  [[], ''],
])('what was used more than arrived is named: %j', (lines, text) => {
  expect(moreUsedText(lines)).toBe(text);
});
