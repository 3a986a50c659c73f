import { StaffLetter } from '@portal/contract/core/actor';
import { mobileNumber } from './names.ts';
import type { Random } from './random.ts';

/** Password of every demonstration account (README, Demonstration accounts). */
export const DEMO_PASSWORD = 'portal1234!';

/** The operating company. */
export const PROVIDER_NAME = '마이즈';

type DemoCompany = { name: string; active: boolean };

/** The contractors. The last one was retired: it keeps its old awards and wins nothing new. */
export const PARTNERS: readonly DemoCompany[] = [
  { name: '한빛설비', active: true },
  { name: '다온전기', active: true },
  { name: '새벽통신', active: true },
  { name: '미래정보통신', active: true },
  { name: '가온시스템', active: true },
  { name: '누리보안', active: true },
  { name: '대원이엔지', active: true },
  { name: '청솔네트웍스', active: true },
  { name: '우진전력', active: true },
  { name: '한라통신', active: true },
  { name: '늘품방재', active: true },
  { name: '한길전설', active: false },
];

type Menus = 'all' | 'withoutEmployees';

export type DemoPerson = {
  userId: string;
  name: string;
  company: string;
  phone: string;
  position: string;
  /** Letter of the department; empty for partners (D-104). */
  permission: string;
  modeAuthority: 'A' | 'M' | 'C';
  /** A employed, L on leave, I intern, P probation, R retired. */
  employment: 'A' | 'L' | 'I' | 'P' | 'R';
  /** Menus granted to a member of staff; partners need no grant (D-23). */
  menus: Menus | null;
  deleted: boolean;
};

type StaffLine = [
  userId: string,
  name: string,
  position: string,
  permission: string,
  rest?: Partial<Pick<DemoPerson, 'modeAuthority' | 'employment' | 'menus'>>,
];

const STAFF: readonly StaffLine[] = [
  ['admin', '정민호', '부장', StaffLetter.Manager, { modeAuthority: 'A' }],
  ['sales1', '박지훈', '차장', StaffLetter.Sales, { modeAuthority: 'A' }],
  ['pm1', '김도현', '차장', StaffLetter.Pm, { modeAuthority: 'A' }],
  ['pm2', '이수진', '과장', StaffLetter.Pm, { menus: 'withoutEmployees' }],
  ['sales2', '최하영', '과장', StaffLetter.Sales],
  ['sales3', '윤석진', '대리', StaffLetter.Sales, { menus: 'withoutEmployees' }],
  ['sales4', '강나연', '대리', StaffLetter.Sales, { menus: 'withoutEmployees' }],
  ['sales5', '조현석', '사원', StaffLetter.Sales, { menus: 'withoutEmployees', employment: 'P' }],
  ['sales6', '문재필', '부장', StaffLetter.Sales, { menus: 'withoutEmployees', employment: 'R' }],
  ['pm3', '한승우', '과장', StaffLetter.Pm, { menus: 'withoutEmployees' }],
  ['pm4', '오세린', '대리', StaffLetter.Pm, { menus: 'withoutEmployees' }],
  ['pm5', '서동욱', '대리', StaffLetter.Pm, { menus: 'withoutEmployees' }],
  ['pm6', '신가은', '사원', StaffLetter.Pm, { menus: 'withoutEmployees' }],
  ['pm7', '권태민', '차장', StaffLetter.Pm, { menus: 'withoutEmployees', employment: 'L' }],
  ['ceo1', '임경수', '대표이사', 'A', { modeAuthority: 'A' }],
  ['office1', '배은주', '과장', StaffLetter.Manager, { modeAuthority: 'A' }],
  ['dev1', '황인성', '과장', 'D', { menus: 'withoutEmployees' }],
  ['plan1', '송지아', '대리', 'P', { menus: 'withoutEmployees' }],
  ['design1', '류다희', '사원', 'S', { menus: 'withoutEmployees', employment: 'I' }],
];

type PartnerLine = [userId: string, name: string, position: string, company: string, deleted?: boolean];

const PARTNER_USERS: readonly PartnerLine[] = [
  ['hanbit1', '최영수', '대표', '한빛설비'],
  ['hanbit2', '김미란', '현장소장', '한빛설비'],
  ['daon1', '이종훈', '팀장', '다온전기'],
  ['saebyeok1', '장서윤', '실장', '새벽통신'],
  ['gone1', '노성태', '과장', '다온전기', true],
  ['daon2', '백승철', '기사', '다온전기'],
  ['saebyeok2', '유병준', '현장소장', '새벽통신'],
  ['mirae1', '전혜원', '팀장', '미래정보통신'],
  ['gaon1', '남기태', '대표', '가온시스템'],
  ['nuri1', '심우석', '이사', '누리보안'],
  ['daewon1', '허정아', '과장', '대원이엔지'],
  ['cheongsol1', '고명진', '팀장', '청솔네트웍스'],
  ['woojin1', '안철민', '현장소장', '우진전력'],
  ['halla1', '양수호', '대표', '한라통신'],
  ['neulpum1', '손예지', '대리', '늘품방재'],
  ['hangil1', '홍덕기', '대표', '한길전설'],
];

/** Everybody who gets an account, in a fixed order. */
export function demoPeople(random: Random): DemoPerson[] {
  const staff = STAFF.map(
    ([userId, name, position, permission, rest]): DemoPerson => ({
      userId,
      name,
      position,
      permission,
      company: PROVIDER_NAME,
      phone: mobileNumber(random),
      modeAuthority: 'M',
      employment: 'A',
      menus: 'all',
      deleted: false,
      ...rest,
    }),
  );
  const partners = PARTNER_USERS.map(
    ([userId, name, position, company, deleted = false]): DemoPerson => ({
      userId,
      name,
      position,
      company,
      deleted,
      phone: mobileNumber(random),
      permission: '',
      modeAuthority: 'C',
      employment: 'A',
      menus: null,
    }),
  );
  return [...staff, ...partners];
}

/** Everybody the demonstration brings along. */
export const demoUserIds = (): string[] => [...STAFF, ...PARTNER_USERS].map(([userId]) => userId);

/** Company of a contractor's user; '' for anybody else. */
export const partnerCompany = (userId: string): string => PARTNER_USERS.find(([id]) => id === userId)?.[3] ?? '';

/** Who sells and who manages today's projects. */
export const SALES = ['sales1', 'sales1', 'sales2', 'sales3', 'sales4', 'sales5'] as const;
export const PMS = ['pm1', 'pm2', 'pm3', 'pm4', 'pm5', 'pm6'] as const;
/** Who sold before he retired, and who is on leave now. */
export const FORMER_SALES = 'sales6';
export const FORMER_PM = 'pm7';

/** Winners in turn: the four demonstration accounts have awards in every state. */
export const WINNERS = [
  'hanbit1',
  'daon1',
  'saebyeok1',
  'hanbit2',
  'mirae1',
  'gaon1',
  'hanbit1',
  'nuri1',
  'daon1',
  'saebyeok1',
  'daewon1',
  'hanbit2',
  'cheongsol1',
  'daon2',
  'woojin1',
  'hanbit1',
  'halla1',
  'saebyeok2',
  'neulpum1',
  'daon1',
] as const;
/** Winners of old projects only: a deleted account and a retired company. */
export const FORMER_WINNERS = ['gone1', 'hangil1'] as const;
