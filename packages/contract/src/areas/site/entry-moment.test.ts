import { describe, expect, it } from 'vitest';
import { seoulTime } from '../../core/dates.ts';
import type { ProjectStatus } from '../outsourced-projects/status.ts';
import { entryMoment, isLate, statusAt } from './entry-moment.ts';

const inSeoul = (time: string): Date => new Date(`${time.replace(' ', 'T')}+09:00`);

describe('the moment that counts for an entry (D-570)', () => {
  const acceptedAt = inSeoul('2026-11-20 14:00:00');
  const now = inSeoul('2026-12-04 00:20:00');
  const moment = (done: string, accepted = acceptedAt) => seoulTime(entryMoment(done, { now, acceptedAt: accepted }));

  it.each([
    ['made before midnight, sent after it', '2026-12-03 23:58:00', '2026-12-03 23:58:00'],
    ['two days late', '2026-12-02 08:41:10', '2026-12-02 08:41:10'],
    ['exactly seven days late', '2026-11-27 00:20:00', '2026-11-27 00:20:00'],
    ['more than seven days late', '2026-11-27 00:19:59', '2026-12-04 00:20:00'],
    ['a little ahead, as clocks are', '2026-12-04 00:29:59', '2026-12-04 00:20:00'],
    ['of the future', '2026-12-04 00:30:01', '2026-12-04 00:20:00'],
    ['without a moment, as old pages send it', '', '2026-12-04 00:20:00'],
  ])('%s', (_, done, counts) => {
    expect(moment(done)).toBe(counts);
  });

  it('a moment before the award does not count, that of the award does', () => {
    const accepted = inSeoul('2026-12-03 09:00:00');
    expect(moment('2026-12-03 08:59:59', accepted)).toBe('2026-12-04 00:20:00');
    expect(moment('2026-12-03 09:00:00', accepted)).toBe('2026-12-03 09:00:00');
  });
});

it.each([
  ['2026-12-03 08:41:00', '2026-12-03 08:51:00', false],
  ['2026-12-03 08:41:00', '2026-12-03 08:51:01', true],
  ['2026-12-03 08:41:00', '2026-12-03 08:20:00', false],
  ['2026-12-03 08:41:00', '', false],
  ['', '2026-12-03 08:41:00', false],
])('what was made at %s and received at %s was sent late: %s', (made, received, late) => {
  expect(isLate(made, received)).toBe(late);
});

describe('the status that counted at a moment', () => {
  const completedAt = inSeoul('2026-12-03 18:00:00');
  const invoicedAt = inSeoul('2026-12-05 10:00:00');
  type Case = [{ status: ProjectStatus; completed?: Date; invoiced?: Date }, string, ProjectStatus];
  it.each<Case>([
    [{ status: 'Y' }, '2026-12-03 08:00:00', 'Y'],
    [{ status: 'YY', completed: completedAt }, '2026-12-03 17:59:59', 'Y'],
    [{ status: 'YY', completed: completedAt }, '2026-12-03 18:00:00', 'YY'],
    [{ status: 'B', completed: completedAt, invoiced: invoicedAt }, '2026-12-03 08:00:00', 'Y'],
    [{ status: 'B', completed: completedAt, invoiced: invoicedAt }, '2026-12-04 08:00:00', 'YY'],
    [{ status: 'B', completed: completedAt, invoiced: invoicedAt }, '2026-12-05 10:00:00', 'B'],
    [{ status: 'E', completed: completedAt, invoiced: invoicedAt }, '2026-12-03 08:00:00', 'E'],
    [{ status: 'F', completed: completedAt }, '2026-12-03 08:00:00', 'F'],
    [{ status: 'YY' }, '2026-12-03 08:00:00', 'YY'],
  ])('of %o at %s was %s', ({ status, completed = null, invoiced = null }, moment, was) => {
    const project = { status, completedAt: completed, invoicedAt: invoiced };
    expect(statusAt(project, inSeoul(moment))).toBe(was);
  });
});
