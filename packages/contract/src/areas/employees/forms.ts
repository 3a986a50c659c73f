import { atLeastOne, type Check, chosen, filled } from '../../core/forms.ts';
import { mobileCheck } from '../../core/number-checks.ts';
import { hasMobileLast, hasMobileMiddle } from '../../core/phone.ts';
import type { MessageKey } from '../../messages.ts';
import { loginIdOf } from '../auth/login-id.ts';
import { newPasswordChecks } from '../auth/passwords.ts';
import { leaveChecks } from './leaving.ts';
import {
  birthOfSocialNumber,
  isMasked,
  isSocialNumber,
  joinSocialNumber,
  NUMBER_REASON_LENGTH,
  socialNumberParts,
} from './personal-numbers.ts';

/** The fields of the employee form that are checked, on the add and the edit screen alike. */
export type EmployeeDraft = {
  UserId: string;
  UserPw: string;
  UserName: string;
  UserGender: string;
  UserBirth: string;
  UserSocialNum: string;
  UserCompanyEmail: string;
  UserPhone: string;
  ModeAuthority: string;
  MenuAuthList: readonly unknown[];
  /** On an edit, any other value than 'Y' leaves the menus unchanged (EMP-84). */
  MenuAuthChgYn: string;
  UserNo: string;
  DeptId: number;
  Position: string;
  UserStatus: string;
  UserLeaveFrom: string;
  UserLeaveTo: string;
  BankId: number;
  BankNum: string;
};

type Field = keyof EmployeeDraft;
type EmployeeCheck = Check<EmployeeDraft>;

/** Format of a user id. */
export const USER_ID_FORM = /^[a-z0-9._-]{1,50}$/;

/** Whether a sign-in would read this id as the phone number of a contractor's user (D-251). */
const isPhone = (userId: string): boolean => loginIdOf(userId) !== userId;

/** Whether an account can get this id. Also used by create-admin. */
export const isNewUserId = (userId: string): boolean => USER_ID_FORM.test(userId) && !isPhone(userId);

const check = (field: Field, message: MessageKey, fails: (draft: EmployeeDraft) => boolean): EmployeeCheck => ({
  field,
  message,
  fails,
});

/** A complete number that is none. Incomplete ones fail the checks of the two parts. */
function isWrongNumber({ UserSocialNum }: EmployeeDraft): boolean {
  const number = joinSocialNumber(socialNumberParts(UserSocialNum));
  return /^\d{6}-\d{7}$/.test(number) && !isSocialNumber(number);
}

/** Check 1. Check 2, the password, is left to its owner (D-504). */
const idGiven: EmployeeCheck = filled('UserId', 'employee.id.blank');

/** Checks 3 to 10 (EMP-51 to EMP-58). */
const person: readonly EmployeeCheck[] = [
  filled('UserName', 'employee.name.blank'),
  filled('UserGender', 'employee.gender.missing'),
  filled('UserBirth', 'employee.birth.blank'),
  check(
    'UserSocialNum',
    'employee.socialNumber.front',
    ({ UserSocialNum }) => !/^[\d*]{6}$/.test(socialNumberParts(UserSocialNum).front),
  ),
  check(
    'UserSocialNum',
    'employee.socialNumber.back',
    ({ UserSocialNum }) => !/^[\d*]{7}$/.test(socialNumberParts(UserSocialNum).back),
  ),
  filled('UserCompanyEmail', 'employee.companyMail.blank'),
  mobileCheck('UserPhone'),
  check(
    'UserPhone',
    'employee.phone.blank',
    ({ UserPhone }) => !hasMobileMiddle(UserPhone) || !hasMobileLast(UserPhone),
  ),
  filled('ModeAuthority', 'employee.mode.missing'),
];

const menus = atLeastOne('MenuAuthList', 'employee.menus.missing');
const changedMenus = check(
  'MenuAuthList',
  'employee.menus.missing',
  ({ MenuAuthList, MenuAuthChgYn }) => MenuAuthChgYn === 'Y' && MenuAuthList.length === 0,
);

/** Checks 12 to 17 (EMP-60 to EMP-65). */
const job: readonly EmployeeCheck[] = [
  filled('UserNo', 'employee.number.blank'),
  chosen('DeptId', 'employee.department.missing'),
  filled('Position', 'employee.position.missing'),
  filled('UserStatus', 'employee.status.missing'),
  chosen('BankId', 'employee.bank.missing'),
  filled('BankNum', 'employee.account.blank'),
];

const password: readonly EmployeeCheck[] = newPasswordChecks('UserPw');
const wrongNumber: EmployeeCheck = {
  ...check('UserSocialNum', 'employee.socialNumber.wrong', isWrongNumber),
  atOnce: true,
};

/**
 * The checks of a registration in their order (EMP-49 to EMP-65, without that of the password). The format of the id, the new password and
 * the resident number follow, which the specification does not list. Masked values are refused, because nothing is stored
 * yet.
 */
export const employeeAddChecks: readonly EmployeeCheck[] = [
  idGiven,
  ...person,
  menus,
  ...job,
  check('UserId', 'employee.id.form', ({ UserId }) => !USER_ID_FORM.test(UserId)),
  check('UserId', 'employee.id.phone', ({ UserId }) => isPhone(UserId)),
  check('UserPw', 'auth.password.length', ({ UserPw }) => isMasked(UserPw) && /^\*+$/.test(UserPw)),
  ...password,
  check('UserSocialNum', 'employee.socialNumber.wrong', ({ UserSocialNum }) => isMasked(UserSocialNum)),
  wrongNumber,
  check('BankNum', 'employee.account.blank', ({ BankNum }) => isMasked(BankNum)),
  ...leaveChecks,
];

/** The checks of an edit. A masked value stays unchanged (D-107). */
export const employeeEditChecks: readonly EmployeeCheck[] = [
  idGiven,
  ...person,
  changedMenus,
  ...job,
  ...password,
  wrongNumber,
  ...leaveChecks,
];

/** A day of birth is today at the latest, also the one in a resident number (D-621). */
export const birthChecks = (today: string): readonly Check<Pick<EmployeeDraft, 'UserBirth' | 'UserSocialNum'>>[] => [
  { field: 'UserBirth', message: 'employee.birth.future', fails: ({ UserBirth }) => UserBirth > today, atOnce: true },
  {
    field: 'UserSocialNum',
    message: 'employee.socialNumber.wrong',
    fails: ({ UserSocialNum }) => birthOfSocialNumber(UserSocialNum) > today,
    atOnce: true,
  },
];

/** A number is opened with a reason of at least ten characters (D-500). */
export const numberReasonChecks: readonly Check<{ Reason: string }>[] = [
  {
    field: 'Reason',
    message: 'employee.numbers.reason',
    required: true,
    fails: ({ Reason }) => Reason.trim().length < NUMBER_REASON_LENGTH,
  },
];
