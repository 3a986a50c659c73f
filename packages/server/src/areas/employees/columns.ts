import type { employeeCalls } from '@portal/contract/areas/employees/calls';
import { Employment } from '@portal/contract/areas/employees/codes';
import {
  accountNumber,
  isMasked,
  joinSocialNumber,
  socialNumberParts,
} from '@portal/contract/areas/employees/personal-numbers';
import type { CallInput } from '@portal/contract/core/call';
import { seoulInstant } from '@portal/contract/core/dates';
import { phoneKey } from '@portal/contract/core/phone';
import type { CallCtx } from '#context.ts';
import { SEALED_COLUMNS, type SealedColumn, sealNumber, unsealNumber } from './numbers.ts';
import type { NewEmployee } from './tables.ts';

type Input = CallInput<typeof employeeCalls.register>;

/** A day of the form, or null for ''. */
const dayOrNull = (day: string): string | null => (day === '' ? null : day);

/** The account columns of the form. Permission letter and department name are decided by the server. */
export const accountColumns = (input: Input) => ({
  user_name: input.UserName.trim(),
  // The add screen sends P for C (D-18).
  mode_authority: input.ModeAuthority === 'P' ? 'C' : input.ModeAuthority,
  employment: input.UserStatus === '' ? ('A' as const) : input.UserStatus,
  position: input.Position,
  phone: phoneKey(input.UserPhone),
  photo_name: input.UserPhoto,
});

/**
 * When a retired employee left: the day in the form, else the stored time, else now. Null for an employee who is not
 * retired.
 */
export function leftAt({ now }: CallCtx, input: Input, stored?: { left_at: Date | null }): Date | null {
  if (input.UserStatus !== Employment.Retired) return null;
  return input.UserOutDate === '' ? (stored?.left_at ?? now()) : new Date(seoulInstant(input.UserOutDate));
}

type StoredNumbers = Partial<Record<SealedColumn, string | null>>;

/** The two numbers as typed. A masked one is omitted, which means unchanged (D-107). */
const typedNumbers = ({ UserSocialNum, BankNum }: Input): Partial<Record<SealedColumn, string>> => ({
  ...(isMasked(UserSocialNum) ? {} : { social_number_sealed: joinSocialNumber(socialNumberParts(UserSocialNum)) }),
  ...(isMasked(BankNum) ? {} : { bank_number_sealed: accountNumber(BankNum) }),
});

/** The numbers that differ from the stored ones, encrypted for this row. */
function sealedColumns(ctx: CallCtx, userId: string, input: Input, stored: StoredNumbers = {}) {
  const typed = typedNumbers(input);
  const changed = SEALED_COLUMNS.flatMap((column) => {
    const number = typed[column];
    if (number === undefined || number === unsealNumber(ctx, userId, column, stored[column] ?? null)) return [];
    return [[column, sealNumber(ctx, userId, column, number)]];
  });
  return Object.fromEntries(changed) as Partial<Record<SealedColumn, string>>;
}

/** The columns of the table `employee` from the form, without a number that stays as it is. */
export const detailColumns = (ctx: CallCtx, userId: string, input: Input, stored?: StoredNumbers): NewEmployee => ({
  user_id: userId,
  dept_id: input.DeptId,
  gender: input.UserGender,
  birth_date: dayOrNull(input.UserBirth),
  ...sealedColumns(ctx, userId, input, stored),
  bank_id: input.BankId,
  user_no: input.UserNo,
  company_email: input.UserCompanyEmail,
  email: input.UserEmail,
  zip_code: input.UserZipcode,
  addr1: input.UserAddr1,
  addr2: input.UserAddr2,
  in_date: dayOrNull(input.UserInDate),
  out_date: dayOrNull(input.UserOutDate),
  leave_from: input.UserStatus === Employment.Leave ? dayOrNull(input.UserLeaveFrom) : null,
  leave_until: input.UserStatus === Employment.Leave ? dayOrNull(input.UserLeaveTo) : null,
  first_eval_date: dayOrNull(input.FirstEvalDate),
  second_eval_date: dayOrNull(input.SecondEvalDate),
  prob_end_date: dayOrNull(input.ProbEndDate),
  research_position_code: input.ResearchPositionCode,
  research_position: input.ResearchPositionYn === 'Y',
  academic_code: input.AcademicCode,
  major_name: input.MajorName,
  degree_name: input.DegreeName,
  degree_no: input.DegreeNo,
  major_match: input.MajorMatchYn === 'Y',
  it_grade_code: input.ItGradeCode,
});
