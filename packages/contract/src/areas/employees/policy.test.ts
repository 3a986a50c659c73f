import { describe, expect, it } from 'vitest';
import type { Actor } from '../../core/actor.ts';
import type { MenuKey } from '../menu/keys.ts';
import { accountGuard, keptFields, type RightsHolder } from './policy.ts';

const holder = (permission: string, ...menus: MenuKey[]): RightsHolder => ({ permission, menus });
const top = (...ids: number[]): MenuKey[] => ids.map((id) => ({ type: 'T', id }));
const actor = (permission: string): Actor => ({
  ...{ userId: 'kim1', userType: 'M', userName: '', companyId: 1, companyName: '', companyActive: true },
  ...{ permission, modeAuthority: 'M' },
});

describe('what keeps a caller from the account of a person (D-196)', () => {
  it.each([
    [holder('M'), holder('M', ...top(1, 2)), ''],
    [holder('F', ...top(1, 2)), holder('M', ...top(1)), 'PERSON_HAS_M'],
    [holder('F', ...top(1)), holder('M', ...top(1, 2)), 'PERSON_HAS_M'],
    [holder('F', ...top(1)), holder('D', ...top(1, 2)), 'PERSON_HAS_MENUS'],
    [holder('F', ...top(1)), holder('D', { type: 'L', id: 1 }), 'PERSON_HAS_MENUS'],
    [holder('F', ...top(1, 2)), holder('D', ...top(1, 2)), ''],
    [holder('F', ...top(1)), holder('D'), ''],
  ])('%j before %j: "%s"', (caller, person, guard) => {
    expect(accountGuard(caller, person)).toBe(guard);
  });
});

describe('fields of an employee that stay as they are (D-113, D-196, D-197)', () => {
  it.each([
    ['lee2', '', 'F', []],
    ['lee2', 'PERSON_HAS_MENUS', 'F', ['UserPw', 'UserStatus', 'DeptId']],
    ['lee2', 'PERSON_HAS_M', 'F', ['UserPw', 'UserStatus', 'DeptId', 'ModeAuthority', 'MenuAuthList']],
    ['kim1', '', 'F', ['UserPw', 'DeptId', 'ModeAuthority', 'MenuAuthList']],
    ['kim1', '', 'M', ['UserPw']],
  ] as const)('of %s, guarded by "%s", for kim1 with %s: %j', (userId, guard, permission, kept) => {
    expect(keptFields(actor(permission), { userId, accountGuard: guard })).toEqual(kept);
  });
});
