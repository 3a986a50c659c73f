import { describe, expect, it } from 'vitest';
import type { Actor } from '../../core/actor.ts';
import type { MenuKey } from '../menu/keys.ts';
import { accountGuard, lockedFields, type RightsHolder } from './account-guard.ts';

const holder = (permission: string, ...menus: MenuKey[]): RightsHolder => ({ permission, menus });
const top = (...ids: number[]): MenuKey[] => ids.map((id) => ({ type: 'T', id }));
const actor = (permission: string): Actor => ({
  ...{ userId: 'kim1', userType: 'M', userName: '', companyId: 1, companyName: '', companyActive: true },
  ...{ permission, modeAuthority: 'M' },
});

describe('the guard that forbids a caller to change an account (D-196)', () => {
  it.each([
    [holder('M'), holder('M', ...top(1, 2)), ''],
    [holder('F', ...top(1, 2)), holder('M', ...top(1)), 'PERSON_HAS_M'],
    [holder('F', ...top(1)), holder('M', ...top(1, 2)), 'PERSON_HAS_M'],
    [holder('F', ...top(1)), holder('D', ...top(1, 2)), 'PERSON_HAS_MENUS'],
    [holder('F', ...top(1)), holder('D', { type: 'L', id: 1 }), 'PERSON_HAS_MENUS'],
    [holder('F', ...top(1, 2)), holder('D', ...top(1, 2)), ''],
    [holder('F', ...top(1)), holder('D'), ''],
  ])('caller %j, account of %j: guard "%s"', (caller, person, guard) => {
    expect(accountGuard(caller, person)).toBe(guard);
  });
});

const NUMBERS = ['UserSocialNum', 'BankNum'] as const;

describe('the fields of an employee that a caller may not change (D-113, D-196, D-197, D-501)', () => {
  it.each([
    ['lee2', '', 'F', NUMBERS],
    ['lee2', 'PERSON_HAS_MENUS', 'F', ['UserPw', 'UserStatus', 'DeptId', ...NUMBERS]],
    ['lee2', 'PERSON_HAS_M', 'F', ['UserPw', 'UserStatus', 'DeptId', 'ModeAuthority', 'MenuAuthList', ...NUMBERS]],
    ['kim1', '', 'F', ['UserPw', 'DeptId', 'ModeAuthority', 'MenuAuthList', ...NUMBERS]],
    ['kim1', '', 'M', ['UserPw']],
    ['lee2', '', 'M', []],
  ] as const)(
    'employee %s with guard "%s", edited by kim1 with permission %s: %j',
    (userId, guard, permission, locked) => {
      expect(lockedFields(actor(permission), { userId, accountGuard: guard })).toEqual(locked);
    },
  );
});
