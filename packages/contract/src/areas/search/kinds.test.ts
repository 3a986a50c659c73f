import { expect, test } from 'vitest';
import { ALL_KINDS, USER_KINDS } from '../../permissions.ts';
import { kindsFor, SEARCH_KINDS } from './kinds.ts';

const partner = ['outsourced', 'outsourcedSite', 'manager', 'notice'];
const staff = SEARCH_KINDS.filter((kind) => kind !== 'employee');

test('staff find people by their menus, and contractors never find internal projects, companies, employees or entries of rooms', () => {
  for (const user of ALL_KINDS) {
    const { actor } = USER_KINDS[user];
    if (actor === null) continue;
    const isStaffUser = actor.userType === 'M';
    expect(kindsFor(actor, { employees: true, managers: true })).toEqual(isStaffUser ? [...SEARCH_KINDS] : partner);
    expect(kindsFor(actor, { employees: false, managers: true })).toEqual(isStaffUser ? staff : partner);
    const withoutPeople = staff.filter((kind) => kind !== 'manager');
    expect(kindsFor(actor, { employees: false, managers: false })).toEqual(isStaffUser ? withoutPeople : partner);
  }
});
