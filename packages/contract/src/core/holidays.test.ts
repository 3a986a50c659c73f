import { describe, expect, it } from 'vitest';
import { holidaysBetween, holidaysOf } from './holidays.ts';

const daysNamed = (year: number, part: string): string[] =>
  holidaysOf(year, [])
    .filter(({ name }) => name.includes(part))
    .map(({ day }) => day.slice(5));

describe('public holidays of Korea', () => {
  it.each([
    [2024, ['02-09', '02-10', '02-11'], '05-15', ['09-16', '09-17', '09-18'], ['02-12', '05-06']],
    [2025, ['01-28', '01-29', '01-30'], '05-05', ['10-05', '10-06', '10-07'], ['03-03', '05-06', '10-08']],
    [2026, ['02-16', '02-17', '02-18'], '05-24', ['09-24', '09-25', '09-26'], ['03-02', '05-25', '08-17', '10-05']],
    [
      2027,
      ['02-06', '02-07', '02-08'],
      '05-13',
      ['09-14', '09-15', '09-16'],
      ['02-09', '05-03', '07-19', '08-16', '10-04', '10-11', '12-27'],
    ],
    [2028, ['01-26', '01-27', '01-28'], '05-02', ['10-02', '10-03', '10-04'], ['10-05']],
    [2029, ['02-12', '02-13', '02-14'], '05-20', ['09-21', '09-22', '09-23'], ['05-07', '05-21', '09-24']],
    [2030, ['02-02', '02-03', '02-04'], '05-09', ['09-11', '09-12', '09-13'], ['02-05', '05-06']],
  ])('%i: 설날, 부처님오신날, 추석 and every substitute', (year, ...[newYear, buddha, harvest, substitutes]) => {
    const statutory = (name: string) =>
      holidaysOf(year, [])
        .filter((holiday) => holiday.name === name || holiday.name === `${name} 연휴`)
        .map(({ day }) => day.slice(5));
    expect(statutory('설날')).toEqual(newYear);
    expect(statutory('부처님오신날')).toEqual([buddha]);
    expect(statutory('추석')).toEqual(harvest);
    expect(daysNamed(year, '대체공휴일')).toEqual(substitutes);
  });

  it('노동절 and 제헌절 are holidays since 2026; 현충일 and 신정 have no substitute', () => {
    expect([2025, 2026].map((year) => [...daysNamed(year, '노동절'), ...daysNamed(year, '제헌절')])).toEqual([
      [],
      ['05-01', '07-17'],
    ]);
    expect(daysNamed(2027, '현충일')).toEqual(['06-06']);
    expect(daysNamed(2028, '신정')).toEqual(['01-01']);
  });

  it('returns the holidays of a period across the end of a year', () => {
    expect(holidaysBetween('2026-11-29', '2027-01-02', [])).toEqual([
      { day: '2026-12-25', name: '성탄절' },
      { day: '2027-01-01', name: '신정' },
    ]);
  });

  it('announced days are listed in order with those of the rules, in their own year only (D-204)', () => {
    const announced = [
      { day: '2027-01-04', name: '임시공휴일' },
      { day: '2026-12-24', name: '대통령선거일' },
      { day: '2026-12-25', name: '임시공휴일' },
    ];
    expect(holidaysBetween('2026-12-24', '2027-01-04', announced)).toEqual([
      { day: '2026-12-24', name: '대통령선거일' },
      { day: '2026-12-25', name: '성탄절' },
      { day: '2026-12-25', name: '임시공휴일' },
      { day: '2027-01-01', name: '신정' },
      { day: '2027-01-04', name: '임시공휴일' },
    ]);
    expect(holidaysOf(2027, announced).filter(({ name }) => name === '임시공휴일')).toHaveLength(1);
    expect(holidaysBetween('2026-12-23', '2026-12-24', [])).toEqual([]);
  });

  it('an announced day does not stay in the cached rules', () => {
    const one = [{ day: '2031-03-05', name: '임시공휴일' }];
    expect(holidaysBetween('2031-03-05', '2031-03-05', one)).toEqual(one);
    expect(holidaysBetween('2031-03-05', '2031-03-05', [])).toEqual([]);
  });
});
