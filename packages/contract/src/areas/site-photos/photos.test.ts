import { describe, expect, it } from 'vitest';
import { PROJECT_STATUSES } from '../outsourced-projects/status.ts';
import { moment } from './fields.ts';
import { arePhotosOpen, isTakenApart, lateText, photoAccess } from './photos.ts';

const at = (minutes: number): Date => new Date(Date.UTC(2026, 10, 28, 0, minutes));

describe('photos of a site (D-441, D-442)', () => {
  it('are written at Y and YY, and by the company alone', () => {
    expect(PROJECT_STATUSES.filter(arePhotosOpen)).toEqual(['Y', 'YY']);
    expect([
      photoAccess('write', 'Y', true),
      photoAccess('write', 'Y', false),
      photoAccess('write', 'B', true),
      photoAccess('closed', 'E', true),
      photoAccess('read', 'E', false),
    ]).toEqual(['write', 'read', 'read', 'closed', 'read']);
  });

  it.each([
    [null, 0, false],
    [at(0), 10, false],
    [at(0), 11, true],
    [at(20), 10, false],
    [at(21), 10, true],
  ] as const)('taken %s and received at minute %s: both times are shown: %s', (taken, received, expected) => {
    expect(isTakenApart(taken, at(received))).toBe(expected);
  });

  it.each([
    ['2026-11-28 09:00:00', '2026-11-28 09:45:00', '45분 뒤'],
    ['2026-11-28 09:00:00', '2026-11-28 13:20:00', '4시간 뒤'],
    ['2026-11-28 09:00:00', '2026-11-30 09:00:00', '2일 뒤'],
    ['2026-11-29 09:00:00', '2026-11-28 09:00:00', '기기 시각이 다름'],
  ])('%s, received %s: %s', (taken, received, expected) => {
    expect(lateText(taken, received)).toBe(expected);
  });

  it.each([
    ['', true],
    ['2026-11-28T09:03:22+09:00', true],
    ['2026-11-28T00:03:22.123Z', true],
    ['2026-11-28T09:03:22', false],
    ['2026-02-30T09:03:22Z', false],
    ['0000-00-00T00:00:00Z', false],
    ['2026-11-28T25:03:22Z', false],
    ['9999-12-31T23:59:59-12:00', false],
  ])('the moment %s is accepted: %s', (text, expected) => {
    expect(moment().safeParse(text).success).toBe(expected);
  });
});
