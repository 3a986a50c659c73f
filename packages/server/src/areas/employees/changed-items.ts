import { EMPLOYEE_ITEMS as ITEM } from '@portal/contract/areas/employees/changes';
import { UserType } from '@portal/contract/core/actor';
import { partsLine } from '@portal/contract/core/forms';
import { accountName, logAccount, logPerson } from '#areas/audit/public/log.ts';
import { accountTarget } from '#areas/comments/public/target.ts';
import { writeHistory } from '#areas/comments/public/write-history.ts';
import type { CallCtx } from '#context.ts';
import type { accountColumns, detailColumns } from './columns.ts';
import type { EmployeeRecord } from './queries/record.ts';

type AccountColumn = keyof ReturnType<typeof accountColumns>;
type DetailColumn = Exclude<keyof ReturnType<typeof detailColumns>, 'user_id'>;

/** The part of the record that each column belongs to, in the order of the form. */
const PART_OF: Readonly<Record<AccountColumn | DetailColumn, string>> = {
  photo_name: ITEM.UserPhoto,
  user_name: ITEM.UserName,
  gender: ITEM.UserGender,
  birth_date: ITEM.UserBirth,
  social_number_sealed: ITEM.UserSocialNum,
  company_email: ITEM.UserCompanyEmail,
  email: ITEM.UserEmail,
  phone: ITEM.UserPhone,
  zip_code: ITEM.UserAddr,
  addr1: ITEM.UserAddr,
  addr2: ITEM.UserAddr,
  mode_authority: ITEM.ModeAuthority,
  user_no: ITEM.UserNo,
  dept_id: ITEM.DeptId,
  position: ITEM.Position,
  employment: ITEM.UserStatus,
  in_date: ITEM.UserInDate,
  out_date: ITEM.UserOutDate,
  leaves_on: ITEM.LeavesOn,
  leave_from: ITEM.UserLeaveFrom,
  leave_until: ITEM.UserLeaveTo,
  first_eval_date: ITEM.FirstEvalDate,
  second_eval_date: ITEM.SecondEvalDate,
  prob_end_date: ITEM.ProbEndDate,
  bank_id: ITEM.BankId,
  bank_number_sealed: ITEM.BankNum,
  academic_code: ITEM.AcademicCode,
  major_name: ITEM.MajorName,
  major_match: ITEM.MajorMatchYn,
  degree_name: ITEM.DegreeName,
  degree_no: ITEM.DegreeNo,
  research_position: ITEM.ResearchPositionYn,
  research_position_code: ITEM.ResearchPositionCode,
  it_grade_code: ITEM.ItGradeCode,
};

type Columns = Partial<Record<keyof typeof PART_OF, unknown>>;

/** An account without a record has no value where a record has a blank one. */
const isSame = (before: unknown, after: unknown): boolean => (before || null) === (after || null);

/** The parts of the record that a save changes. Numbers are among the columns only when they change. */
export function changedParts(stored: EmployeeRecord, columns: Columns): string[] {
  const changed = (Object.keys(PART_OF) as (keyof typeof PART_OF)[]).filter(
    (column) => column in columns && !isSame(stored[column], columns[column]),
  );
  return [...new Set(changed.map((column) => PART_OF[column]))];
}

type Person = { user_id: string; user_name: string };

const NUMBERS: readonly string[] = [ITEM.UserSocialNum, ITEM.BankNum];

/**
 * Notes a change of an employee by the names of its parts: on the record, in the change log, and a changed resident or
 * account number among the security events too (D-502).
 */
export async function noteChange(ctx: CallCtx, person: Person, action: string, parts: readonly string[]) {
  if (parts.length === 0) return;
  const logged = { ...person, user_type: UserType.Staff };
  await writeHistory(ctx, accountTarget(logged), [partsLine(parts)]);
  await logPerson(ctx, logged, action, parts);
  const numbers = parts.filter((part) => NUMBERS.includes(part));
  if (numbers.length === 0) return;
  await logAccount(ctx, 'account', { person: accountName(logged), action: `${numbers.join(', ')} 변경` });
}
