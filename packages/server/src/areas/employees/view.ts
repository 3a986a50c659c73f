import { PASSWORD_MASK } from '@portal/contract/areas/auth/passwords';
import type { AccountGuard } from '@portal/contract/areas/employees/account-guard';
import type { EmployeeInfo, EmployeeRow } from '@portal/contract/areas/employees/shapes';
import { seoulTime } from '@portal/contract/core/dates';
import { toYesNo } from '@portal/contract/core/formats';
import { withHyphens } from '@portal/contract/core/phone';
import type { MenuKey } from '#areas/menu/public/grants.ts';
import type { ShownNumbers } from './numbers.ts';
import type { pageEmployees } from './queries/list.ts';
import type { EmployeeRecord } from './queries/record.ts';

type Listed = Awaited<ReturnType<typeof pageEmployees>>['rows'][number];

/** What a row shows beside the columns of the account. */
type RowExtras = Pick<EmployeeRow, 'userNo' | 'lastLoginDtm'>;

/** A row of the list, without the personal data of D-107. */
export const viewRow = (row: Listed, no: number, { userNo, lastLoginDtm }: RowExtras): EmployeeRow => ({
  userId: row.user_id,
  companyId: row.company_id,
  no,
  userName: row.user_name,
  deptName: row.dept_name,
  position: row.position,
  userPhone: withHyphens(row.phone),
  userStatus: row.employment,
  userNo,
  lastLoginDtm,
});

/** What the response shows beside the columns of the record. */
export type EmployeeExtras = {
  numbers: ShownNumbers;
  grants: readonly MenuKey[];
  files: readonly string[];
  departPath: string;
  accountGuard: AccountGuard;
  lastLoginDtm: string;
};

const genderOf = ({ gender }: EmployeeRecord): EmployeeInfo['userGender'] =>
  gender === 'M' || gender === 'F' ? gender : '';

const viewIdentity = (person: EmployeeRecord, { numbers }: EmployeeExtras) => ({
  userId: person.user_id,
  userPw: person.password_hash === null ? '' : PASSWORD_MASK,
  userName: person.user_name,
  userGender: genderOf(person),
  userBirth: person.birth_date ?? '',
  userSocialNum: numbers.socialNumber,
  userCompanyEmail: person.company_email ?? '',
  userEmail: person.email ?? '',
  userPhone: withHyphens(person.phone),
  userZipcode: person.zip_code ?? '',
  userAddr1: person.addr1 ?? '',
  userAddr2: person.addr2 ?? '',
});

const viewJob = (person: EmployeeRecord, { numbers, grants, departPath, accountGuard }: EmployeeExtras) => ({
  modeAuthority: person.mode_authority,
  menuAuthList: grants.map(({ id, type }) => ({ userId: person.user_id, menuId: id, type })),
  userPermission: person.permission,
  salesDutyYn: toYesNo(person.sales_duty),
  pmDutyYn: toYesNo(person.pm_duty),
  accountGuard,
  userNo: person.user_no ?? '',
  companyId: person.company_id,
  deptId: person.dept_id ?? 0,
  deptName: person.dept_name,
  departPath,
  position: person.position,
  userStatus: person.employment,
  bankId: person.bank_id ?? 0,
  bankName: person.bank_name ?? '',
  bankNum: numbers.bankNumber,
  blankedDtm: person.blanked_at ? seoulTime(person.blanked_at) : '',
});

/** The days of a job; '' for those that are not set. */
const viewDays = (person: EmployeeRecord) => ({
  userInDate: person.in_date ?? '',
  userOutDate: person.out_date ?? '',
  leavesOn: person.leaves_on ?? '',
  userLeaveFrom: person.leave_from ?? '',
  userLeaveTo: person.leave_until ?? '',
  firstEvalDate: person.first_eval_date ?? '',
  secondEvalDate: person.second_eval_date ?? '',
  probEndDate: person.prob_end_date ?? '',
});

const viewEducation = (person: EmployeeRecord, { files }: EmployeeExtras) => ({
  researchPositionCode: person.research_position_code ?? '',
  researchPositionYn: toYesNo(person.research_position ?? false),
  academicCode: person.academic_code ?? '',
  majorName: person.major_name ?? '',
  degreeName: person.degree_name ?? '',
  degreeNo: person.degree_no ?? '',
  majorMatchYn: toYesNo(person.major_match ?? false),
  itGradeCode: person.it_grade_code ?? '',
  attachFiles: files.join(','),
  userPhoto: person.photo_name,
  version: person.version,
});

/** The whole record (EMP-86). The numbers are already masked as the caller may see them (D-107). */
export const viewEmployee = (person: EmployeeRecord, extras: EmployeeExtras): EmployeeInfo => ({
  ...viewIdentity(person, extras),
  ...viewJob(person, extras),
  ...viewDays(person),
  ...viewEducation(person, extras),
  lastLoginDtm: extras.lastLoginDtm,
});
