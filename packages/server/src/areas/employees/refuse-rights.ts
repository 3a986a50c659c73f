import { isNewPassword } from '@portal/contract/areas/auth/passwords';
import type { employeeCalls } from '@portal/contract/areas/employees/calls';
import { Employment } from '@portal/contract/areas/employees/codes';
import { describeChanges, isPermissionChange } from '@portal/contract/areas/employees/permission-letter';
import { type GuardedField, keptFields } from '@portal/contract/areas/employees/policy';
import { StaffLetter } from '@portal/contract/core/actor';
import type { CallInput } from '@portal/contract/core/call';
import { guardOf, refuseLastManager } from '#areas/people/public/rights-over-people.ts';
import type { CallCtx } from '#context.ts';
import { refuse } from '#refuse.ts';
import { accountColumns } from './columns.ts';
import type { EmployeeRecord } from './queries/record.ts';

type EditInput = CallInput<typeof employeeCalls.edit>;

/** The fields of an edit that change the account or the rights of the person. */
function changedFields(held: EmployeeRecord, input: EditInput): GuardedField[] {
  const { employment, mode_authority } = accountColumns(input);
  const changed: Record<GuardedField, boolean> = {
    UserPw: isNewPassword(input.UserPw),
    UserStatus: held.employment !== employment,
    DeptId: (held.dept_id ?? 0) !== input.DeptId,
    ModeAuthority: held.mode_authority !== mode_authority,
    MenuAuthList: input.MenuAuthChgYn === 'Y',
  };
  return (Object.keys(changed) as GuardedField[]).filter((field) => changed[field]);
}

/** Refuses what the caller may not change of this person's account (D-113, D-196, D-197). */
async function refuseKept(ctx: CallCtx, held: EmployeeRecord, changed: readonly GuardedField[]): Promise<void> {
  const accountGuard = await guardOf(ctx, [held]);
  const kept = keptFields(ctx.actor, { userId: held.user_id, accountGuard });
  const field = changed.find((one) => kept.includes(one));
  if (field === undefined) return;
  if (accountGuard !== '') refuse(accountGuard, { field });
  refuse('FORBIDDEN', field === 'UserPw' ? { field, message: 'employee.password.own' } : { field });
}

/** Refuses an edit that changes what the caller may not change of this person. */
export const refuseRights = (ctx: CallCtx, held: EmployeeRecord, input: EditInput): Promise<void> =>
  refuseKept(ctx, held, changedFields(held, input));

/** A new letter, or the end of the account: somebody else has permission M, and a new letter was agreed to (D-196). */
export async function refuseLetter(
  ctx: CallCtx,
  held: EmployeeRecord,
  letter: string,
  input: EditInput,
): Promise<void> {
  const changes = isPermissionChange(held.permission, letter);
  if (changes && held.user_id !== ctx.actor.userId) await refuseKept(ctx, held, ['DeptId']);
  const leaves = letter !== StaffLetter.Manager || input.UserStatus === Employment.Retired;
  if (leaves) await refuseLastManager(ctx.db, [held.user_id]);
  if (!changes || input.PermissionChangeYn === 'Y') return;
  const people = describeChanges([{ name: held.user_name, from: held.permission, to: letter }]);
  refuse('PERMISSION_CHANGES', { values: { people } });
}
