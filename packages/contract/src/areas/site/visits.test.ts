import { describe, expect, it } from 'vitest';
import { firstFailure } from '../../core/forms.ts';
import { PROJECT_STATUSES } from '../outsourced-projects/status.ts';
import { isClockOff } from './entry-moment.ts';
import { siteState } from './site-days.ts';
import { arrivalChecks, mayLeave, spanText, visitRefusal } from './visits.ts';

describe('when the winner may register an arrival (D-438)', () => {
  it('at Y only', () => {
    const open = PROJECT_STATUSES.filter(
      (status) => visitRefusal({ status, startDay: '2026-12-03' }, '2026-12-03') === null,
    );
    expect(open).toEqual(['Y']);
    expect(visitRefusal({ status: 'YY', startDay: '2026-12-03' }, '2026-11-01')).toBe('SITE_CLOSED');
    expect(visitRefusal({ status: 'Y', startDay: '' }, '2026-12-03')).toBe('SITE_CLOSED');
  });

  it.each([
    ['2026-12-01', 'VISIT_EARLY'],
    ['2026-12-02', null],
    ['2026-12-03', null],
    ['2027-03-01', null],
  ])('from the day before the chosen one: on %s %s', (today, refusal) => {
    expect(visitRefusal({ status: 'Y', startDay: '2026-12-03' }, today)).toBe(refusal);
  });

  it.each([
    ['2026-12-03', true],
    ['2026-12-02', true],
    ['2026-12-01', false],
    ['2026-12-04', false],
  ])('an end of the visit of %s on 2026-12-03: %s', (day, may) => {
    expect(mayLeave('Y', day, '2026-12-03')).toBe(may);
    expect(mayLeave('YY', day, '2026-12-03')).toBe(false);
  });
});

describe('the checks of an arrival', () => {
  const points = ['안전모', '사다리'];
  const failure = (draft: { Headcount: number; Points: string[] }) =>
    firstFailure(arrivalChecks, { points, ...draft })?.message ?? '';
  it.each([
    [0, 'site.headcount.wrong'],
    [1, ''],
    [99, ''],
    [100, 'site.headcount.wrong'],
  ])('with %i people: %s', (Headcount, message) => {
    expect(failure({ Headcount, Points: points })).toBe(message);
  });
  it('need every safety point as it reads, and none where none is in use', () => {
    expect(failure({ Headcount: 2, Points: ['안전모'] })).toBe('SAFETY_OPEN');
    expect(failure({ Headcount: 2, Points: ['안전모', '사다리를 고정'] })).toBe('SAFETY_OPEN');
    expect(failure({ Headcount: 2, Points: [...points, '더'] })).toBe('');
    expect(firstFailure(arrivalChecks, { Headcount: 2, Points: [], points: [] })).toBeUndefined();
  });
});

it.each([
  ['2026-12-03 08:52:00', '2026-12-03 08:42', false],
  ['2026-12-03 08:52:01', '2026-12-03 08:42', true],
  ['2026-12-03 08:52:00', '2026-12-03 09:02', false],
  ['2026-12-03 08:52:00', '2026-12-04 08:52', true],
  ['2026-12-03 08:52:00', '', false],
  ['', '2026-12-03 08:52', false],
])('a server at %s and a device at %s differ too much: %s', (server, device, off) => {
  expect(isClockOff(server, device)).toBe(off);
});

describe('the state of a site on its day (D-440)', () => {
  const site = { day: '2026-12-03', arrivedDtm: '', leftDtm: '' };
  it.each([
    ['2026-12-02 23:59:59', 'expected'],
    ['2026-12-03 09:59:59', 'expected'],
    ['2026-12-03 10:00:00', 'missing'],
    ['2026-12-04 00:00:00', 'missing'],
  ])('without an arrival at %s is %s', (now, state) => {
    expect(siteState(site, now)).toBe(state);
  });
  it('follows arrival and end', () => {
    const arrived = { ...site, arrivedDtm: '2026-12-03 10:30:00' };
    expect(siteState(arrived, '2026-12-03 11:00:00')).toBe('arrived');
    expect(siteState({ ...arrived, leftDtm: '2026-12-03 17:00:00' }, '2026-12-03 18:00:00')).toBe('left');
  });
});

it.each([
  ['2026-12-03 08:52:00', '2026-12-03 17:34:59', '8시간 42분'],
  ['2026-12-03 22:00:00', '2026-12-04 02:05:00', '4시간 5분'],
  ['2026-12-03 08:00:00', '2026-12-03 08:59:00', '59분'],
  ['2026-12-03 08:00:00', '2026-12-03 07:59:00', '0분'],
])('from %s to %s it is %s', (from, to, text) => {
  expect(spanText(from, to)).toBe(text);
});
