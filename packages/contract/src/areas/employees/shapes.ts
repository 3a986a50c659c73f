import { z } from 'zod';
import { choice, code, day, flag, id, listOf, mobile, text, userId, version, yesNo } from '../../core/fields.ts';
import { TEXT_LIMIT } from '../../core/limits.ts';
import { PASSWORD_FIELD_LIMIT } from '../auth/passwords.ts';
import { ACCOUNT_GUARDS } from './account-guard.ts';
import { EMPLOYMENT_CODES, GENDERS, MODE_AUTHORITIES } from './codes.ts';
import { SOCIAL_NUMBER_MASK } from './personal-numbers.ts';

const MENU_TYPES = ['T', 'L'] as const;
/** Most menus that can be granted to one person. */
const MOST_MENUS = 500;

/** Longest resident and account number as typed. */
const NUMBER_LIMIT = { social: 20, account: 50 } as const;

const name = () => text(TEXT_LIMIT.name);

/**
 * Request fields of registration and edit (DATA-41). UserPermission and CompanyId may be sent too, but the server
 * ignores them and uses its own values.
 */
export const employeeFields = {
  UserId: userId(),
  UserPw: text(PASSWORD_FIELD_LIMIT),
  UserName: name(),
  UserGender: code(GENDERS),
  UserBirth: day(),
  UserSocialNum: text(NUMBER_LIMIT.social),
  UserAddr1: name(),
  UserAddr2: name(),
  UserZipcode: text(10),
  UserEmail: name(),
  UserCompanyEmail: name(),
  UserPhone: mobile(),
  ModeAuthority: code(MODE_AUTHORITIES),
  MenuAuthList: listOf(z.object({ MenuId: id(), Type: text(1).pipe(z.enum(MENU_TYPES)) }), MOST_MENUS),
  UserNo: text(50),
  DeptId: choice(),
  Position: name(),
  UserStatus: code(EMPLOYMENT_CODES),
  ResearchPositionCode: text(20),
  ResearchPositionYn: yesNo(),
  BankId: choice(),
  BankNum: text(NUMBER_LIMIT.account),
  UserInDate: day(),
  UserOutDate: day(),
  /** The days of a leave, kept only while the state is 휴직 (D-506). */
  UserLeaveFrom: day(),
  UserLeaveTo: day(),
  FirstEvalDate: day(),
  SecondEvalDate: day(),
  ProbEndDate: day(),
  AcademicCode: text(20),
  MajorName: name(),
  DegreeName: name(),
  DegreeNo: name(),
  MajorMatchYn: yesNo(),
  ItGradeCode: text(20),
  AttachFiles: text(TEXT_LIMIT.joined),
  UserPhoto: name(),
  LoginUserId: userId(),
};

/** Request fields of an edit. Any other value of MenuAuthChgYn than 'Y' leaves the menus unchanged. */
export const editFields = {
  ...employeeFields,
  MenuAuthChgYn: yesNo(),
  /** 'Y' confirms that the permission letter will change (D-196). */
  PermissionChangeYn: yesNo(),
  Version: version(),
  /** A number that is not sent is the mask, so it stays as it is (D-107). */
  UserSocialNum: text(NUMBER_LIMIT.social, SOCIAL_NUMBER_MASK),
  BankNum: text(NUMBER_LIMIT.account, SOCIAL_NUMBER_MASK),
};

/** A menu that was granted to the employee. */
const menuGrant = z.object({ userId: z.string(), menuId: z.number(), type: z.enum(MENU_TYPES) });

/** A row of the list (EMP-09). */
export const employeeRow = z.object({
  userId: z.string(),
  companyId: z.number(),
  no: z.number(),
  userName: z.string(),
  deptName: z.string(),
  position: z.string(),
  userPhone: z.string(),
  userStatus: z.enum(EMPLOYMENT_CODES),
  userNo: z.string(),
  /** '' for an account that never signed in (D-355). */
  lastLoginDtm: z.string(),
});
export type EmployeeRow = z.output<typeof employeeRow>;

/** The whole employee record (EMP-86). An unset day is ''. */
export const employeeInfo = z.object({
  userId: z.string(),
  /** The mask when a password is set, else '' (D-11). */
  userPw: z.string(),
  userName: z.string(),
  userGender: z.enum(['M', 'F', '']),
  userBirth: z.string(),
  /** Masked, for permission M behind the day of birth; '' when none is stored (D-107). */
  userSocialNum: z.string(),
  userCompanyEmail: z.string(),
  userEmail: z.string(),
  userPhone: z.string(),
  userZipcode: z.string(),
  userAddr1: z.string(),
  userAddr2: z.string(),
  modeAuthority: z.string(),
  menuAuthList: z.array(menuGrant),
  userPermission: z.string(),
  /** Duties beside the letter (D-253). */
  salesDutyYn: flag,
  pmDutyYn: flag,
  /** Why only permission M may change the account; '' when the caller may (D-196). */
  accountGuard: z.enum(ACCOUNT_GUARDS),
  userNo: z.string(),
  companyId: z.number(),
  /** 0 for a person without a department. */
  deptId: z.number(),
  deptName: z.string(),
  departPath: z.string(),
  position: z.string(),
  userStatus: z.enum(EMPLOYMENT_CODES),
  bankId: z.number(),
  bankName: z.string(),
  /** Stars and the last four digits (D-107). */
  bankNum: z.string(),
  userInDate: z.string(),
  userOutDate: z.string(),
  /** The coming day on which a settled leaving takes effect; '' for none (D-505). */
  leavesOn: z.string(),
  userLeaveFrom: z.string(),
  userLeaveTo: z.string(),
  /** When the record was blanked after its retention period; '' before. */
  blankedDtm: z.string(),
  firstEvalDate: z.string(),
  secondEvalDate: z.string(),
  probEndDate: z.string(),
  researchPositionCode: z.string(),
  researchPositionYn: flag,
  academicCode: z.string(),
  majorName: z.string(),
  degreeName: z.string(),
  degreeNo: z.string(),
  majorMatchYn: flag,
  itGradeCode: z.string(),
  /** Names joined by a comma (DATA-40). */
  attachFiles: z.string(),
  userPhoto: z.string(),
  /** '' for an account that never signed in (D-355). */
  lastLoginDtm: z.string(),
  version: z.number(),
});
export type EmployeeInfo = z.output<typeof employeeInfo>;
