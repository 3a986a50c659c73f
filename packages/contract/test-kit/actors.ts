import type { Actor } from '../src/core/actor.ts';

const staff: Actor = {
  userId: 'sales1',
  userType: 'M',
  userName: '김영업',
  companyId: 1,
  companyName: '마이즈',
  companyActive: true,
  permission: 'B',
  modeAuthority: '',
};
const partner: Actor = {
  ...staff,
  userId: 'hanbit1',
  userType: 'C',
  companyId: 7,
  companyName: '한빛설비',
  permission: '',
};

/** One actor of each kind that the rules distinguish. Most partners belong to company 7, the stranger to company 8. */
export const ACTORS = {
  staff,
  switcher: { ...staff, userId: 'pm1', permission: 'F', modeAuthority: 'A' },
  manager: { ...staff, userId: 'admin', permission: 'M', modeAuthority: 'A' },
  partner,
  colleague: { ...partner, userId: 'hanbit2' },
  retired: { ...partner, companyActive: false },
  stranger: { ...partner, userId: 'daon1', companyId: 8, companyName: '다온전기' },
} as const satisfies Record<string, Actor>;

export type ActorName = keyof typeof ACTORS;
