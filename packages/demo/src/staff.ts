import type { Employment } from '@portal/contract/areas/employees/codes';

/** Menus of a staff user: all, or all except those of employees. */
export type Menus = 'all' | 'withoutEmployees';
export type Position = '대표이사' | '이사' | '부장' | '차장' | '과장' | '대리' | '주임' | '사원';

/** The optional part of a staff line. */
export type StaffRest = {
  modeAuthority: 'A' | 'M';
  employment: Employment;
  menus: Menus;
  deleted: boolean;
};

type StaffLine = [
  userId: string,
  name: string,
  gender: 'M' | 'F',
  position: Position,
  department: string,
  rest?: Partial<StaffRest>,
];

const withoutEmployees = { menus: 'withoutEmployees' } as const;

/** Staff who have projects or are named in the documentation. */
const KNOWN: readonly StaffLine[] = [
  ['admin', '정민호', 'M', '부장', '경영지원팀', { modeAuthority: 'A' }],
  ['sales1', '박지훈', 'M', '차장', '국내영업팀', { modeAuthority: 'A' }],
  ['pm1', '김도현', 'M', '차장', 'PM팀', { modeAuthority: 'A' }],
  ['pm2', '이수진', 'F', '과장', 'PM 수도권파트', withoutEmployees],
  ['sales2', '최하영', 'F', '과장', '국내영업 1파트'],
  ['sales3', '윤석진', 'M', '대리', '국내영업 1파트', withoutEmployees],
  ['sales4', '강나연', 'F', '대리', '국내영업 2파트', withoutEmployees],
  ['sales5', '조현석', 'M', '사원', '국내영업 2파트', withoutEmployees],
  ['sales6', '문재필', 'M', '부장', '국내영업팀', { ...withoutEmployees, employment: 'R' }],
  ['pm3', '한승우', 'M', '과장', 'PM 수도권파트', withoutEmployees],
  ['pm4', '오세린', 'F', '대리', 'PM 수도권파트', withoutEmployees],
  ['pm5', '서동욱', 'M', '대리', 'PM 지방파트', withoutEmployees],
  ['pm6', '신가은', 'F', '사원', 'PM 지방파트', withoutEmployees],
  ['pm7', '권태민', 'M', '차장', 'PM팀', { ...withoutEmployees, employment: 'L' }],
  ['ceo1', '임경수', 'M', '대표이사', '임원실', { modeAuthority: 'A' }],
  ['office1', '배은주', 'F', '과장', '경영지원팀', { modeAuthority: 'A' }],
  ['dev1', '황인성', 'M', '과장', '플랫폼개발파트', withoutEmployees],
  ['plan1', '송지아', 'F', '대리', '기획팀', withoutEmployees],
  ['design1', '류다희', 'F', '사원', '디자인팀', { ...withoutEmployees, employment: 'I' }],
];

/** Staff who only appear in lists of people. */
const OTHERS: readonly StaffLine[] = [
  ['exec1', '노현철', 'M', '이사', '임원실'],
  ['exec2', '구본희', 'F', '이사', '임원실'],
  ['sales7', '하준영', 'M', '차장', '전략영업팀', withoutEmployees],
  ['sales8', '우지민', 'F', '대리', '전략영업팀', withoutEmployees],
  ['market1', '채윤호', 'M', '과장', '마케팅팀', withoutEmployees],
  ['market2', '복나리', 'F', '주임', '마케팅팀', { ...withoutEmployees, employment: 'L' }],
  ['dev2', '민경훈', 'M', '부장', '개발팀', withoutEmployees],
  ['dev3', '주서영', 'F', '대리', '플랫폼개발파트', withoutEmployees],
  ['dev4', '엄태준', 'M', '주임', '플랫폼개발파트', withoutEmployees],
  ['dev5', '나현우', 'M', '사원', '플랫폼개발파트', { ...withoutEmployees, employment: 'P' }],
  ['dev6', '변정욱', 'M', '과장', '단말개발파트', withoutEmployees],
  ['dev7', '국소연', 'F', '대리', '단말개발파트', withoutEmployees],
  ['dev8', '피상원', 'M', '대리', '단말개발파트', { ...withoutEmployees, employment: 'R', deleted: true }],
  ['tech1', '차승민', 'M', '과장', '기술지원팀', withoutEmployees],
  ['tech2', '염동규', 'M', '주임', '기술지원팀', withoutEmployees],
  ['tech3', '지예은', 'F', '사원', '기술지원팀', { ...withoutEmployees, employment: 'P' }],
  ['tech4', '기도형', 'M', '과장', '기술지원팀', { ...withoutEmployees, employment: 'R' }],
  ['office2', '탁미영', 'F', '대리', '총무파트', withoutEmployees],
  ['office3', '성기웅', 'M', '사원', '총무파트', withoutEmployees],
  ['plan2', '방은석', 'M', '차장', '기획팀', withoutEmployees],
  ['design2', '도혜진', 'F', '과장', '디자인팀', withoutEmployees],
];

const staffOf = ([userId, name, gender, position, department, rest]: StaffLine) => ({
  userId,
  name,
  gender,
  position,
  department,
  modeAuthority: 'M' as const,
  employment: 'A' as const,
  menus: 'all' as const,
  deleted: false,
  ...rest,
});

/** A staff user of the demonstration. */
export type DemoStaff = ReturnType<typeof staffOf>;

export const KNOWN_STAFF: readonly DemoStaff[] = KNOWN.map(staffOf);
export const OTHER_STAFF: readonly DemoStaff[] = OTHERS.map(staffOf);
