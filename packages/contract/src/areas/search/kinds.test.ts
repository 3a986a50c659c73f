import { expect, test } from 'vitest';
import { ALL_KINDS, USER_KINDS } from '../../permissions.ts';
import { kindsFor, SEARCH_KINDS } from './kinds.ts';

const partner = ['outsourced', 'outsourcedSite', 'manager', 'notice'];
const staff = SEARCH_KINDS.filter((kind) => kind !== 'employee');

test('contractors never find internal projects, companies, employees or entries of rooms', () => {
  for (const user of ALL_KINDS) {
    const { actor } = USER_KINDS[user];
    if (actor === null) continue;
    const isStaffUser = actor.userType === 'M';
    expect(kindsFor(actor, { hasEmployeeMenu: true })).toEqual(isStaffUser ? [...SEARCH_KINDS] : partner);
    expect(kindsFor(actor, { hasEmployeeMenu: false })).toEqual(isStaffUser ? staff : partner);
  }
});
