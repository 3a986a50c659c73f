import type { employeeCalls } from '@portal/contract/areas/employees/calls';
import { EMPLOYEE_ITEMS } from '@portal/contract/areas/employees/changes';
import { givenDuties } from '@portal/contract/areas/employees/duties';
import { EMPLOYEE_MENUS } from '@portal/contract/areas/menu/keys';
import { isManager, UserType } from '@portal/contract/core/actor';
import { partsLine } from '@portal/contract/core/forms';
import { logRights } from '#areas/audit/public/log.ts';
import { accountTarget } from '#areas/comments/public/target.ts';
import { writeHistory } from '#areas/comments/public/write-history.ts';
import { refuseWithoutMenu } from '#areas/menu/public/grants.ts';
import { lockRights } from '#areas/people/public/account-rights.ts';
import { updateUser } from '#areas/people/public/users.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuseBlanked } from '#records/edits.ts';
import { refuse } from '#refuse.ts';
import { lockEmployee } from './queries/record.ts';

/** Sets the duties that an employee has beside the permission letter. The change log and the record name it (D-253). */
export const editDuties: Handler<typeof employeeCalls.editDuties> = async (callerCtx, { UserId, SalesYn, PmYn }) => {
  await refuseWithoutMenu(callerCtx, EMPLOYEE_MENUS);
  const ctx = await lockRights(callerCtx);
  if (!isManager(ctx.actor)) refuse('FORBIDDEN');
  const person = (await lockEmployee(ctx.db, ctx.actor.companyId, UserId)) ?? refuse('NOT_FOUND');
  refuseBlanked(person);
  const before = { sales: person.sales_duty, pm: person.pm_duty };
  const after = { sales: SalesYn === 'Y', pm: PmYn === 'Y' };
  if (before.sales === after.sales && before.pm === after.pm) return;
  await updateUser(ctx.db, person.user_id, { sales_duty: after.sales, pm_duty: after.pm });
  await logRights(ctx, {
    subject: '직원 권한',
    key: person.user_id,
    name: person.user_name,
    action: '담당 업무 변경',
    detail: `${givenDuties(before)} → ${givenDuties(after)}`,
  });
  await writeHistory(ctx, accountTarget({ ...person, user_type: UserType.Staff }), [
    partsLine([EMPLOYEE_ITEMS.Duties]),
  ]);
};
