import { isNewPassword } from '@portal/contract/areas/auth/passwords';
import { type GuardedField, lockedFields } from '@portal/contract/areas/employees/account-guard';
import type { employeeCalls } from '@portal/contract/areas/employees/calls';
import { Employment } from '@portal/contract/areas/employees/codes';
import { describeChanges, isPermissionChange } from '@portal/contract/areas/employees/permission-letter';
import { isMasked } from '@portal/contract/areas/employees/personal-numbers';
import { StaffLetter } from '@portal/contract/core/actor';
import type { CallInput } from '@portal/contract/core/call';
import { findAccountGuard, refuseLastManager } from '#areas/people/public/account-rights.ts';
import type { CallCtx } from '#context.ts';
import { refuse } from '#refuse.ts';
import { accountColumns } from './columns.ts';
import type { EmployeeRecord } from './queries/record.ts';

type EditInput = CallInput<typeof employeeCalls.edit>;

/** The changed fields of an edit that concern the account or the rights of the employee. */
function changedFields(stored: EmployeeRecord, input: EditInput): GuardedField[] {
  const { employment, mode_authority } = accountColumns(input);
  const changed: Record<GuardedField, boolean> = {
    UserPw: isNewPassword(input.UserPw),
    UserStatus: stored.employment !== employment,
    DeptId: (stored.dept_id ?? 0) !== input.DeptId,
    ModeAuthority: stored.mode_authority !== mode_authority,
    MenuAuthList: input.MenuAuthChgYn === 'Y',
    UserSocialNum: !isMasked(input.UserSocialNum),
    BankNum: !isMasked(input.BankNum),
  };
  return (Object.keys(changed) as GuardedField[]).filter((field) => changed[field]);
}

const isNumber = (field: GuardedField): boolean => field === 'UserSocialNum' || field === 'BankNum';

/** Refuses a change of a field that the caller may not change in this account (D-113, D-196, D-197). */
async function refuseGuarded(ctx: CallCtx, stored: EmployeeRecord, changed: readonly GuardedField[]): Promise<void> {
  const accountGuard = await findAccountGuard(ctx, [stored]);
  const guarded = lockedFields(ctx.actor, { userId: stored.user_id, accountGuard });
  const field = changed.find((name) => guarded.includes(name));
  if (field === undefined) return;
  if (accountGuard !== '' && !isNumber(field)) refuse(accountGuard, { field });
  if (isNumber(field)) refuse('FORBIDDEN', { field, message: 'employee.numbers.locked' });
  refuse('FORBIDDEN', field === 'UserPw' ? { field, message: 'employee.password.own' } : { field });
}

/** Refuses an edit of fields that the caller may not change in this account. */
export const refuseRights = (ctx: CallCtx, stored: EmployeeRecord, input: EditInput): Promise<void> =>
  refuseGuarded(ctx, stored, changedFields(stored, input));

/** Refuses a new letter that is guarded or not confirmed, and the loss of the last permission M (D-196). */
export async function refuseLetter(
  ctx: CallCtx,
  stored: EmployeeRecord,
  letter: string,
  input: EditInput,
): Promise<void> {
  const letterChanges = isPermissionChange(stored.permission, letter);
  if (letterChanges && stored.user_id !== ctx.actor.userId) await refuseGuarded(ctx, stored, ['DeptId']);
  const losesManager = letter !== StaffLetter.Manager || input.UserStatus === Employment.Retired;
  if (losesManager) await refuseLastManager(ctx.db, [stored.user_id]);
  if (!letterChanges || input.PermissionChangeYn === 'Y') return;
  const people = describeChanges([{ name: stored.user_name, from: stored.permission, to: letter }]);
  refuse('PERMISSION_CHANGES', { values: { people } });
}
