import { type Actor, isManager, isStaff, StaffLetter } from '../../core/actor.ts';
import type { MenuKey } from '../menu/keys.ts';
import { MENU } from '../menu/keys.ts';

/**
 * Employee records and departments are for staff who were granted their menu (D-113). What was granted is known to the
 * server alone, so calls say staff and the server asks `needs` besides.
 */
export const mayMeetEmployees = isStaff;

/** The menus that open employee records, and those that open changes of departments: the left menu, or its top one. */
export const EMPLOYEE_MENUS: readonly MenuKey[] = [MENU.employeeList, MENU.employees];
export const DEPARTMENT_MENUS: readonly MenuKey[] = [MENU.departmentList, MENU.employees];

/** Full resident and account numbers are for the personnel department alone (D-107). */
export const seesNumbers = isManager;

/** Somebody whose rights are compared: their permission letter and the menus they were granted. */
export type RightsHolder = { permission: string; menus: readonly MenuKey[] };

/** Why an account needs permission M to be changed: the code of the refusal, '' where it needs none. */
export const ACCOUNT_GUARDS = ['', 'PERSON_HAS_M', 'PERSON_HAS_MENUS'] as const;
export type AccountGuard = (typeof ACCOUNT_GUARDS)[number];

/** What keeps a caller from the account of a person: permission M, or a menu that the caller lacks (D-196). */
export function accountGuard(caller: RightsHolder, person: RightsHolder): AccountGuard {
  if (caller.permission === StaffLetter.Manager) return '';
  if (person.permission === StaffLetter.Manager) return 'PERSON_HAS_M';
  const own = new Set(caller.menus.map(({ type, id }) => `${type}${id}`));
  return person.menus.every(({ type, id }) => own.has(`${type}${id}`)) ? '' : 'PERSON_HAS_MENUS';
}

/** Fields of an employee that hand the account to somebody else, end it, or change its letter. */
const ACCOUNT_FIELDS = ['UserPw', 'UserStatus', 'DeptId'] as const;
/** Fields that change what the portal shows; which menus may be granted has a rule of its own (D-113). */
const MENU_FIELDS = ['ModeAuthority', 'MenuAuthList'] as const;
export type GuardedField = (typeof ACCOUNT_FIELDS | typeof MENU_FIELDS)[number];

/** By the guard of an account, the fields that stay as they are (D-196). */
const KEPT: Readonly<Record<AccountGuard, readonly GuardedField[]>> = {
  '': [],
  PERSON_HAS_M: [...ACCOUNT_FIELDS, ...MENU_FIELDS],
  PERSON_HAS_MENUS: ACCOUNT_FIELDS,
};

/**
 * The fields of an employee that the caller leaves as they are: what the guard of the account keeps, and of themselves
 * the password, whose page asks for the present one, and without permission M their rights (D-113, D-196, D-197).
 */
export function keptFields(
  actor: Actor,
  person: { userId: string; accountGuard: AccountGuard },
): readonly GuardedField[] {
  if (person.userId !== actor.userId) return KEPT[person.accountGuard];
  return isManager(actor) ? ['UserPw'] : ['UserPw', 'DeptId', ...MENU_FIELDS];
}
