import { PASSWORD_MASK } from '@portal/contract/areas/auth/passwords';
import type { EmployeeDraft } from '@portal/contract/areas/employees/forms';
import type { MenuGrant } from '@portal/contract/areas/employees/menu-grants';
import { isMasked, maskAccount, SOCIAL_NUMBER_MASK } from '@portal/contract/areas/employees/personal-numbers';
import { seesNumbers } from '@portal/contract/areas/employees/policy';
import type { EmployeeInfo } from '@portal/contract/areas/employees/shapes';
import type { CallByPath } from '@portal/contract/calls';
import type { Actor } from '@portal/contract/core/actor';
import type { CallRequest } from '@portal/contract/core/call';
import type { YesNo } from '@portal/contract/core/formats';
import { type ChosenFile, storedFile } from '#kit/files/chosen-file.ts';
import { EMPLOYEE_FILES, EMPLOYEE_PHOTO } from './file-kinds.ts';

type DayFields =
  | 'UserLeaveFrom'
  | 'UserLeaveTo'
  | 'UserInDate'
  | 'UserOutDate'
  | 'FirstEvalDate'
  | 'SecondEvalDate'
  | 'ProbEndDate';
type TextFields = 'UserEmail' | 'UserZipcode' | 'UserAddr1' | 'UserAddr2';
type EducationFields =
  | 'ResearchPositionCode'
  | 'AcademicCode'
  | 'MajorName'
  | 'DegreeName'
  | 'DegreeNo'
  | 'ItGradeCode';

/** The values of the employee form under request names, with the names of the chosen ids and the files (EMP-86). */
export type EmployeeValues = Omit<EmployeeDraft, 'MenuAuthList'> &
  Record<DayFields | TextFields | EducationFields | 'deptName' | 'departPath' | 'bankName', string> & {
    MenuAuthList: readonly MenuGrant[];
    ResearchPositionYn: YesNo;
    MajorMatchYn: YesNo;
    /** At most one file. */
    photo: readonly ChosenFile[];
    files: readonly ChosenFile[];
  };

/** The values of an empty form. */
export const EMPTY_VALUES: EmployeeValues = {
  UserId: '',
  UserPw: '',
  UserName: '',
  UserGender: '',
  UserBirth: '',
  UserSocialNum: '',
  UserCompanyEmail: '',
  UserEmail: '',
  UserPhone: '',
  UserZipcode: '',
  UserAddr1: '',
  UserAddr2: '',
  ModeAuthority: '',
  MenuAuthList: [],
  MenuAuthChgYn: 'Y',
  UserNo: '',
  DeptId: 0,
  deptName: '',
  departPath: '',
  Position: '',
  UserStatus: '',
  BankId: 0,
  bankName: '',
  BankNum: '',
  UserInDate: '',
  UserOutDate: '',
  UserLeaveFrom: '',
  UserLeaveTo: '',
  FirstEvalDate: '',
  SecondEvalDate: '',
  ProbEndDate: '',
  ResearchPositionCode: '',
  ResearchPositionYn: 'N',
  AcademicCode: '',
  MajorName: '',
  DegreeName: '',
  DegreeNo: '',
  MajorMatchYn: 'N',
  ItGradeCode: '',
  photo: [],
  files: [],
};

/** The stored file names of a record, which are joined by commas (DATA-40). */
export const namesOf = (joined: string): string[] => joined.split(',').filter((name) => name !== '');

/** The form values of a loaded record. A masked value means unchanged (D-11, D-107). */
export const valuesOf = (person: EmployeeInfo): EmployeeValues => ({
  UserId: person.userId,
  UserPw: person.userPw,
  UserName: person.userName,
  UserGender: person.userGender,
  UserBirth: person.userBirth,
  UserSocialNum: isMasked(person.userSocialNum) ? SOCIAL_NUMBER_MASK : person.userSocialNum,
  UserCompanyEmail: person.userCompanyEmail,
  UserEmail: person.userEmail,
  UserPhone: person.userPhone,
  UserZipcode: person.userZipcode,
  UserAddr1: person.userAddr1,
  UserAddr2: person.userAddr2,
  ModeAuthority: person.modeAuthority,
  MenuAuthList: person.menuAuthList.map(({ menuId, type }) => ({ menuId, type })),
  MenuAuthChgYn: 'N',
  UserNo: person.userNo,
  DeptId: person.deptId,
  deptName: person.deptName,
  departPath: person.departPath,
  Position: person.position,
  UserStatus: person.userStatus,
  BankId: person.bankId,
  bankName: person.bankName,
  BankNum: person.bankNum,
  UserInDate: person.userInDate,
  UserOutDate: person.userOutDate,
  UserLeaveFrom: person.userLeaveFrom,
  UserLeaveTo: person.userLeaveTo,
  FirstEvalDate: person.firstEvalDate,
  SecondEvalDate: person.secondEvalDate,
  ProbEndDate: person.probEndDate,
  ResearchPositionCode: person.researchPositionCode,
  ResearchPositionYn: person.researchPositionYn,
  AcademicCode: person.academicCode,
  MajorName: person.majorName,
  DegreeName: person.degreeName,
  DegreeNo: person.degreeNo,
  MajorMatchYn: person.majorMatchYn,
  ItGradeCode: person.itGradeCode,
  photo: namesOf(person.userPhoto).map((name) => storedFile(EMPLOYEE_PHOTO, name)),
  files: namesOf(person.attachFiles).map((name) => storedFile(EMPLOYEE_FILES, name)),
});

/** The form values for this user. Who may not change the numbers need not fill them in either (D-501). */
export const draftFor = (actor: Actor, person: EmployeeInfo): EmployeeValues => ({
  ...valuesOf(person),
  ...(seesNumbers(actor) ? {} : { UserSocialNum: SOCIAL_NUMBER_MASK, BankNum: person.bankNum || SOCIAL_NUMBER_MASK }),
});

/** The form values after a save: secrets are masked again, and the files are the stored ones (D-11, D-107). */
export const savedValues = (values: EmployeeValues): EmployeeValues => ({
  ...values,
  UserPw: values.UserPw === '' ? '' : PASSWORD_MASK,
  UserSocialNum: SOCIAL_NUMBER_MASK,
  BankNum: isMasked(values.BankNum) ? values.BankNum : maskAccount(values.BankNum),
  photo: values.photo.map(({ stored }) => storedFile(EMPLOYEE_PHOTO, stored)),
  files: values.files.map(({ stored }) => storedFile(EMPLOYEE_FILES, stored)),
});

/** The numbers that were typed. What is masked was not touched, so nothing of it is sent (D-107). */
const typedNumbers = ({ UserSocialNum, BankNum }: EmployeeValues) => ({
  ...(isMasked(UserSocialNum) ? {} : { UserSocialNum }),
  ...(isMasked(BankNum) ? {} : { BankNum }),
});

/** The request of user-add. user-edit adds the version. */
export function requestOf(values: EmployeeValues): CallRequest<CallByPath['User/user-edit']> {
  const {
    deptName: _dept,
    departPath: _path,
    bankName: _bank,
    UserSocialNum: _social,
    BankNum: _number,
    ...rest
  } = values;
  const { photo, files, ...sent } = rest;
  return {
    ...sent,
    ...typedNumbers(values),
    MenuAuthList: values.MenuAuthList.map(({ menuId, type }) => ({ MenuId: menuId, Type: type })),
    UserPhoto: photo[0]?.stored ?? '',
    AttachFiles: files.map(({ stored }) => stored).join(','),
  };
}
