import { addDays } from '@portal/contract/core/dates';
import { residentNumber, salaryAccount } from './personal-numbers.ts';
import { PLACES } from './places.ts';
import type { Random } from './random.ts';
import { type DemoStaff, KNOWN_STAFF, OTHER_STAFF, type Position } from './staff.ts';

/** The record of an employee, before its numbers are encrypted and its names have ids. Days are null when unset. */
export type PlannedRecord = {
  staff: DemoStaff;
  birth: string;
  socialNumber: string;
  bank: string;
  account: string;
  userNo: string;
  address: { zipCode: string; street: string; rest: string };
  inDate: string;
  outDate: string | null;
  evals: { first: string | null; second: string | null; probationEnd: string | null };
  education: { academic: string; major: string; degree: string; degreeNo: string; matches: boolean };
  research: string;
  itGrade: string;
};

const YEAR = 365;
const PROBATION_DAYS = 90;
const EVAL_DAYS = 30;

/** By position: range of the year of birth, and of the days since the entry. */
const AGES: Record<Position, { born: [number, number]; days: [number, number] }> = {
  대표이사: { born: [1966, 1968], days: [15 * YEAR, 17 * YEAR] },
  이사: { born: [1968, 1973], days: [11 * YEAR, 15 * YEAR] },
  부장: { born: [1973, 1977], days: [10 * YEAR, 14 * YEAR] },
  차장: { born: [1977, 1982], days: [8 * YEAR, 12 * YEAR] },
  과장: { born: [1982, 1987], days: [5 * YEAR, 9 * YEAR] },
  대리: { born: [1987, 1992], days: [3 * YEAR, 6 * YEAR] },
  주임: { born: [1992, 1995], days: [2 * YEAR, 4 * YEAR] },
  사원: { born: [1995, 2001], days: [1.2 * YEAR, 2 * YEAR] },
};
/** Days since the entry of interns and of staff on probation. */
const NEW_STAFF_DAYS: [number, number] = [40, 80];

const TECHNICAL = /개발|PM|기술/;
const MAJORS = {
  technical: ['정보통신공학', '전자공학', '컴퓨터공학', '전기공학', '소프트웨어학'],
  other: ['경영학', '행정학', '경제학', '산업디자인', '신문방송학', '국어국문학'],
} as const;
/** Codes of the level of education with their weights. */
const SCHOOLS = [
  ['2', 20],
  ['3', 60],
  ['4', 17],
  ['5', 3],
] as const;
const DEGREES: Record<string, string> = { '2': '전문학사', '3': '학사', '4': '석사', '5': '박사' };
const HOMES = PLACES.filter(({ kind }) => kind === 'homes');

const two = (number: number): string => String(number).padStart(2, '0');
const between = (random: Random, [least, most]: readonly [number, number]): number =>
  random.whole(Math.round(least), Math.round(most));

const isNew = ({ employment }: DemoStaff): boolean => employment === 'I' || employment === 'P';

function drawEducation(random: Random, staff: DemoStaff, birth: string): PlannedRecord['education'] {
  const academic = random.weighted(SCHOOLS);
  const isTechnical = TECHNICAL.test(staff.department);
  const graduated = Number(birth.slice(0, 4)) + 24;
  return {
    academic,
    major: random.pick(isTechnical ? MAJORS.technical : MAJORS.other),
    degree: DEGREES[academic] ?? '',
    degreeNo: `${graduated}-${random.whole(1000, 9999)}`,
    matches: isTechnical || random.chance(0.5),
  };
}

/** Code of the research position: the head of development is the leader, the team are researchers. */
function researchOf({ department, position }: DemoStaff): string {
  if (!department.includes('개발')) return '';
  return position === '부장' ? '1' : '2';
}

/** Code of the IT grade by position; '' outside the technical departments. */
function gradeOf({ department, position }: DemoStaff): string {
  if (!TECHNICAL.test(department)) return '';
  const ranks: readonly Position[][] = [
    ['사원', '주임'],
    ['대리', '과장'],
    ['차장', '부장'],
  ];
  return String(ranks.findIndex((rank) => rank.includes(position)) + 1);
}

function planRecord(random: Random, staff: DemoStaff, today: string): Omit<PlannedRecord, 'userNo'> {
  const { born, days } = AGES[staff.position];
  const birth = `${between(random, born)}-${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`;
  const inDate = addDays(today, -between(random, isNew(staff) ? NEW_STAFF_DAYS : days));
  const home = random.pick(HOMES);
  const after = (count: number) => (isNew(staff) ? addDays(inDate, count) : null);
  return {
    staff,
    birth,
    inDate,
    socialNumber: residentNumber(random, birth, staff.gender),
    ...salaryAccount(random),
    address: {
      zipCode: home.zipCode,
      street: home.street,
      rest: `${random.whole(101, 112)}동 ${random.whole(1, 19)}0${random.whole(1, 4)}호`,
    },
    outDate: staff.employment === 'R' ? addDays(today, -random.whole(30, 120)) : null,
    evals: { first: after(EVAL_DAYS), second: after(2 * EVAL_DAYS), probationEnd: after(PROBATION_DAYS) },
    education: drawEducation(random, staff, birth),
    research: researchOf(staff),
    itGrade: gradeOf(staff),
  };
}

/** Plans a record for every staff user. Employee numbers count up within the year of entry. */
export function planRecords(random: Random, today: string): PlannedRecord[] {
  const records = [...KNOWN_STAFF, ...OTHER_STAFF].map((staff) => planRecord(random, staff, today));
  const byEntry = [...records].sort((one, other) => one.inDate.localeCompare(other.inDate));
  const counted = new Map<string, number>();
  const numbers = new Map(
    byEntry.map(({ staff, inDate }) => {
      const year = inDate.slice(0, 4);
      const number = (counted.get(year) ?? 0) + 1;
      counted.set(year, number);
      return [staff.userId, `${year}-${String(number).padStart(3, '0')}`];
    }),
  );
  return records.map((record) => ({ ...record, userNo: numbers.get(record.staff.userId) ?? '' }));
}
