import { z } from 'zod';
import { choice, code, codeOr, day, flag, id, listOf, text, userId, version, yesNo } from '../../core/fields.ts';
import { TEXT_LIMIT } from '../../core/limits.ts';
import { PASSWORD_FIELD_LIMIT } from '../auth/passwords.ts';
import { EMPLOYMENT_CODES, GENDERS, MODE_AUTHORITIES } from './codes.ts';
import { ACCOUNT_GUARDS } from './policy.ts';

const MENU_TYPES = ['T', 'L'] as const;
/** Menus one person can be granted. */
const MOST_MENUS = 500;

const name = () => text(TEXT_LIMIT.name);

/** What registration and edit take (DATA-41). UserPermission and CompanyId may come along: the server knows better. */
export const employeeFields = {
  UserId: userId(),
  UserPw: text(PASSWORD_FIELD_LIMIT),
  UserName: name(),
  UserGender: code(GENDERS),
  UserBirth: day(),
  UserSocialNum: text(20),
  UserAddr1: name(),
  UserAddr2: name(),
  UserZipcode: text(10),
  UserEmail: name(),
  UserCompanyEmail: name(),
  UserPhone: text(30),
  ModeAuthority: code(MODE_AUTHORITIES),
  MenuAuthList: listOf(z.object({ MenuId: id(), Type: text(1).pipe(z.enum(MENU_TYPES)) }), MOST_MENUS),
  UserNo: text(50),
  DeptId: choice(),
  Position: name(),
  UserStatus: code(EMPLOYMENT_CODES),
  ResearchPositionCode: text(20),
  ResearchPositionYn: yesNo(),
  BankId: choice(),
  BankNum: text(50),
  UserInDate: day(),
  UserOutDate: day(),
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

/** What an edit takes besides: anything but 'Y' leaves the menus as they are. */
export const editFields = {
  ...employeeFields,
  MenuAuthChgYn: codeOr(['Y', 'N'], 'N'),
  /** 'Y' agrees to another permission letter, which is asked about first (D-196). */
  PermissionChangeYn: yesNo(),
  Version: version(),
};

/** A granted menu of the record. */
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
});
export type EmployeeRow = z.output<typeof employeeRow>;

/** The whole record (EMP-86). Days are '' when unset. */
export const employeeInfo = z.object({
  userId: z.string(),
  /** The mask when a password is set, else '' (D-11). */
  userPw: z.string(),
  userName: z.string(),
  userGender: z.enum(['M', 'F', '']),
  userBirth: z.string(),
  /** In full for permission M alone; '' when none is stored (D-107). */
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
  /** Why the caller needs permission M to change the account; '' where they do not (D-196). */
  accountGuard: z.enum(ACCOUNT_GUARDS),
  userNo: z.string(),
  companyId: z.number(),
  /** 0 when the person belongs to no department. */
  deptId: z.number(),
  deptName: z.string(),
  departPath: z.string(),
  position: z.string(),
  userStatus: z.enum(EMPLOYMENT_CODES),
  bankId: z.number(),
  bankName: z.string(),
  /** In full for permission M alone, else stars and the last four digits (D-107). */
  bankNum: z.string(),
  userInDate: z.string(),
  userOutDate: z.string(),
  /** When the record was blanked, its period being over; '' while it is there. */
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
  version: z.number(),
});
export type EmployeeInfo = z.output<typeof employeeInfo>;
