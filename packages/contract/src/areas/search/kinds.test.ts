import { expect, test } from 'vitest';
import { ALL_KINDS, USER_KINDS } from '../../permissions.ts';
import { SEARCH_KINDS, searchKindsFor } from './kinds.ts';

const partner = ['outsourced', 'outsourcedSite', 'manager', 'notice'];
const withoutManagers = SEARCH_KINDS.filter((kind) => kind !== 'manager');

test('all staff find colleagues, those with the menu managers; contractors find no internal projects, companies, employees or rooms', () => {
  for (const user of ALL_KINDS) {
    const { actor } = USER_KINDS[user];
    if (actor === null) continue;
    const isStaffUser = actor.userType === 'M';
    expect(searchKindsFor(actor, { managers: true })).toEqual(isStaffUser ? [...SEARCH_KINDS] : partner);
    expect(searchKindsFor(actor, { managers: false })).toEqual(isStaffUser ? withoutManagers : partner);
  }
});
