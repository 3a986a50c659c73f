import { EMPLOYMENT_LABELS, genderLabel, MODE_LABELS } from '@portal/contract/areas/employees/codes';
import { withHyphens } from '@portal/contract/core/phone';
import type { EmployeeValues } from './values.ts';

/** The request fields of each step of a registration, in order. */
export const STEP_FIELDS = {
  who: ['UserName', 'UserPhone', 'UserCompanyEmail', 'UserId'],
  work: ['DeptId', 'Position', 'UserInDate', 'UserNo', 'UserStatus', 'UserLeaveFrom', 'UserLeaveTo', 'ProbEndDate'],
  rights: ['ModeAuthority', 'MenuAuthList'],
  personnel: ['UserGender', 'UserBirth', 'UserSocialNum', 'BankId', 'BankNum'],
  later: [
    'photo',
    'UserPhoto',
    'UserEmail',
    'UserZipcode',
    'UserAddr1',
    'UserAddr2',
    'FirstEvalDate',
    'SecondEvalDate',
    'UserOutDate',
    'AcademicCode',
    'AttachFiles',
  ],
} as const satisfies Record<string, readonly string[]>;

const line = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

const labelIn = (labels: Readonly<Record<string, string>>, code: string): string => labels[code] ?? '';

/** What the steps contain, as one line. Secrets are left out. */
export const stepSummary = {
  who: ({ UserName, UserPhone, UserCompanyEmail, UserId }: EmployeeValues) =>
    line(UserName, withHyphens(UserPhone), UserCompanyEmail, UserId === '' ? '' : `아이디 ${UserId}`),
  work: ({ departPath, Position, UserStatus, UserInDate, UserNo }: EmployeeValues) =>
    line(departPath.split(' → ').at(-1) ?? '', Position, labelIn(EMPLOYMENT_LABELS, UserStatus), UserInDate, UserNo),
  rights: ({ ModeAuthority, MenuAuthList }: EmployeeValues) =>
    line(labelIn(MODE_LABELS, ModeAuthority), MenuAuthList.length === 0 ? '' : `메뉴 ${MenuAuthList.length}개`),
  personnel: ({ UserGender, UserBirth, bankName }: EmployeeValues) =>
    line(genderLabel(UserGender), UserBirth, bankName),
};
