import type { Actor } from '../../packages/contract/src/core/actor.ts';

const base: Omit<Actor, 'userType' | 'companyActive' | 'permission'> = {
  userId: 'sample',
  userName: '',
  companyId: 1,
  companyName: '',
  modeAuthority: '',
};

/** One actor of each kind that a rule distinguishes, with its name on the pages. */
const KINDS: readonly (readonly [string, Actor])[] = [
  ['staff', { ...base, userType: 'M', companyActive: true, permission: 'F' }],
  ['staff with permission M', { ...base, userType: 'M', companyActive: true, permission: 'M' }],
  ['contractors', { ...base, userType: 'C', companyActive: true, permission: '' }],
  ['contractors of a retired company', { ...base, userType: 'C', companyActive: false, permission: '' }],
];

const NAMES: Readonly<Record<string, string>> = {
  'yes yes yes yes': 'everybody signed in',
  'yes yes no no': 'staff',
  'no yes no no': 'staff with permission M',
  'no no yes yes': 'contractors',
  'no no yes no': 'contractors of an active company',
};

/** The kinds of users that a rule lets through, found by trying each of them. */
export const whoMay = (may: 'open' | ((actor: Actor) => boolean)): string => {
  if (may === 'open') return 'everybody, without a session';
  const answers = KINDS.map(([, actor]) => may(actor));
  const known = NAMES[answers.map((yes) => (yes ? 'yes' : 'no')).join(' ')];
  return known ?? KINDS.flatMap(([kind], index) => (answers[index] ? [kind] : [])).join(', ');
};
