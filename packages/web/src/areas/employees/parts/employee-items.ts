import { PASSWORD_MASK } from '@portal/contract/areas/auth/passwords';
import { EMPLOYEE_ITEMS as ITEM } from '@portal/contract/areas/employees/changes';
import { EMPLOYMENT_LABELS, genderLabel, MODE_LABELS } from '@portal/contract/areas/employees/codes';
import { grantKey } from '@portal/contract/areas/employees/menu-grants';
import { maskAccount, SOCIAL_NUMBER_MASK } from '@portal/contract/areas/employees/personal-numbers';
import { choiceItem, type FormItem, fieldItem } from '@portal/contract/core/forms';
import { phoneDigits, withHyphens } from '@portal/contract/core/phone';
import type { ChosenFile } from '#kit/files/chosen-file.ts';
import type { EmployeeValues } from './values.ts';

type Item = FormItem<EmployeeValues>;

const labelFrom = (labels: Readonly<Record<string, string>>) => (code: string) => labels[code] ?? code;

/** A flag as text. */
export const yesOrNo = (flag: string): string => (flag === 'Y' ? '예' : '아니오');

const secretItem = (
  name: string,
  field: 'UserPw' | 'UserSocialNum' | 'BankNum',
  shown: (value: string) => string,
): Item => ({
  name,
  fields: [field],
  key: (values) => values[field],
  show: (values) => shown(values[field]),
});

const fileItem = (name: string, field: 'photo' | 'files'): Item => {
  const read = (values: EmployeeValues): readonly ChosenFile[] => values[field];
  return {
    name,
    fields: [field],
    key: (values) =>
      read(values)
        .map(({ id }) => id)
        .join(','),
    show: (values) =>
      read(values)
        .map(({ original }) => original)
        .join(', '),
  };
};

/**
 * The items of an edit in form order. They count the changes before a save, and compare them with another user's save.
 * They need no reasons (D-106).
 */
export const employeeItems: readonly Item[] = [
  secretItem(ITEM.UserPw, 'UserPw', () => PASSWORD_MASK),
  fileItem(ITEM.UserPhoto, 'photo'),
  fieldItem(ITEM.UserName, 'UserName'),
  fieldItem(ITEM.UserGender, 'UserGender', genderLabel),
  fieldItem(ITEM.UserBirth, 'UserBirth'),
  secretItem(ITEM.UserSocialNum, 'UserSocialNum', (value) => (value === '' ? '' : SOCIAL_NUMBER_MASK)),
  fieldItem(ITEM.UserCompanyEmail, 'UserCompanyEmail'),
  fieldItem(ITEM.UserEmail, 'UserEmail'),
  {
    name: ITEM.UserPhone,
    fields: ['UserPhone'],
    key: ({ UserPhone }) => phoneDigits(UserPhone),
    show: ({ UserPhone }) => withHyphens(UserPhone),
  },
  {
    name: ITEM.UserAddr,
    fields: ['UserZipcode', 'UserAddr1', 'UserAddr2'],
    key: ({ UserZipcode, UserAddr1, UserAddr2 }) => [UserZipcode, UserAddr1, UserAddr2].join('\n'),
    show: ({ UserZipcode, UserAddr1, UserAddr2 }) => [UserZipcode, UserAddr1, UserAddr2].join(' ').trim(),
  },
  fieldItem(ITEM.ModeAuthority, 'ModeAuthority', labelFrom(MODE_LABELS)),
  {
    name: ITEM.MenuAuthList,
    fields: ['MenuAuthList', 'MenuAuthChgYn'],
    key: ({ MenuAuthList }) => MenuAuthList.map(grantKey).sort().join(' '),
    show: ({ MenuAuthList }) => `${MenuAuthList.length}개`,
  },
  fieldItem(ITEM.UserNo, 'UserNo'),
  { ...choiceItem(ITEM.DeptId, 'DeptId', 'departPath'), fields: ['DeptId', 'departPath', 'deptName'] },
  fieldItem(ITEM.Position, 'Position'),
  fieldItem(ITEM.UserStatus, 'UserStatus', labelFrom(EMPLOYMENT_LABELS)),
  fieldItem(ITEM.UserInDate, 'UserInDate'),
  fieldItem(ITEM.UserLeaveFrom, 'UserLeaveFrom'),
  fieldItem(ITEM.UserLeaveTo, 'UserLeaveTo'),
  fieldItem(ITEM.UserOutDate, 'UserOutDate'),
  fieldItem(ITEM.FirstEvalDate, 'FirstEvalDate'),
  fieldItem(ITEM.SecondEvalDate, 'SecondEvalDate'),
  fieldItem(ITEM.ProbEndDate, 'ProbEndDate'),
  choiceItem(ITEM.BankId, 'BankId', 'bankName'),
  secretItem(ITEM.BankNum, 'BankNum', maskAccount),
  fieldItem(ITEM.AcademicCode, 'AcademicCode'),
  fieldItem(ITEM.MajorName, 'MajorName'),
  fieldItem(ITEM.MajorMatchYn, 'MajorMatchYn', yesOrNo),
  fieldItem(ITEM.DegreeName, 'DegreeName'),
  fieldItem(ITEM.DegreeNo, 'DegreeNo'),
  fieldItem(ITEM.ResearchPositionYn, 'ResearchPositionYn', yesOrNo),
  fieldItem(ITEM.ResearchPositionCode, 'ResearchPositionCode'),
  fieldItem(ITEM.ItGradeCode, 'ItGradeCode'),
  fileItem(ITEM.AttachFiles, 'files'),
];
