import { type Actor, isManager, StaffLetter } from '../../core/actor.ts';
import type { MenuKey } from '../menu/keys.ts';
import { seesNumbers } from './policy.ts';

/** The rights of a person that are compared: the permission letter and the granted menus. */
export type RightsHolder = { permission: string; menus: readonly MenuKey[] };

/** Why only permission M may change an account: the code of the refusal, or '' when anyone may. */
export const ACCOUNT_GUARDS = ['', 'PERSON_HAS_M', 'PERSON_HAS_MENUS'] as const;
export type AccountGuard = (typeof ACCOUNT_GUARDS)[number];

/**
 * The guard of a person's account against this caller. It applies when the person has permission M, or a menu that the
 * caller lacks (D-196).
 */
export function accountGuard(caller: RightsHolder, person: RightsHolder): AccountGuard {
  if (caller.permission === StaffLetter.Manager) return '';
  if (person.permission === StaffLetter.Manager) return 'PERSON_HAS_M';
  const own = new Set(caller.menus.map(({ type, id }) => `${type}${id}`));
  return person.menus.every(({ type, id }) => own.has(`${type}${id}`)) ? '' : 'PERSON_HAS_MENUS';
}

/** Fields of an employee that would take over the account, end it, or change its letter. */
const ACCOUNT_FIELDS = ['UserPw', 'UserStatus', 'DeptId'] as const;
/** Fields that change which menus the employee sees. Which menus may be granted is a separate rule (D-113). */
const MENU_FIELDS = ['ModeAuthority', 'MenuAuthList'] as const;
/** The numbers of a stored record, which only those change who may see them (D-501). */
const NUMBER_FIELDS = ['UserSocialNum', 'BankNum'] as const;
export type GuardedField = (typeof ACCOUNT_FIELDS | typeof MENU_FIELDS | typeof NUMBER_FIELDS)[number];

/** The fields that each guard forbids to change (D-196). */
const LOCKED_FIELDS: Readonly<Record<AccountGuard, readonly GuardedField[]>> = {
  '': [],
  PERSON_HAS_M: [...ACCOUNT_FIELDS, ...MENU_FIELDS],
  PERSON_HAS_MENUS: ACCOUNT_FIELDS,
};

/** The fields of an account that the caller may not change, apart from its numbers. */
function lockedAccountFields(
  actor: Actor,
  person: { userId: string; accountGuard: AccountGuard },
): readonly GuardedField[] {
  if (person.userId !== actor.userId) return LOCKED_FIELDS[person.accountGuard];
  return isManager(actor) ? ['UserPw'] : ['UserPw', 'DeptId', ...MENU_FIELDS];
}

/**
 * The fields of an employee that the caller may not change. For others these depend on the guard. In their own record
 * callers never change the password, which another page does. Without permission M they do not change their own rights
 * either. Nobody's resident and account number is open to them (D-113, D-196, D-197, D-501).
 */
export const lockedFields = (
  actor: Actor,
  person: { userId: string; accountGuard: AccountGuard },
): readonly GuardedField[] => [...lockedAccountFields(actor, person), ...(seesNumbers(actor) ? [] : NUMBER_FIELDS)];
