import type { employeeCalls } from '@portal/contract/areas/employees/calls';
import { handOverChecks } from '@portal/contract/areas/employees/leaving';
import { EMPLOYEE_MENUS } from '@portal/contract/areas/menu/keys';
import { UserType } from '@portal/contract/core/actor';
import { firstFailure } from '@portal/contract/core/forms';
import { findDeletedName } from '#areas/audit/public/deleted-name.ts';
import { logPerson } from '#areas/audit/public/log.ts';
import { handOverInternal, listUnfinishedInternal } from '#areas/internal-projects/public/hand-over.ts';
import { refuseWithoutMenu } from '#areas/menu/public/grants.ts';
import { handOverProjects, listUnfinishedProjects } from '#areas/outsourced-projects/public/hand-over.ts';
import { findAccountGuard, lockRights } from '#areas/people/public/account-rights.ts';
import { handOverRooms, listAdminRooms } from '#areas/workspace/public/hand-over-rooms.ts';
import { countOpenTasks, handOverTasks } from '#areas/workspace-entries/public/hand-over-tasks.ts';
import type { CallCtx } from '#context.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import { refuseChoice } from '#refuse-choice.ts';
import { findEmployee } from './queries/record.ts';

type Calls = typeof employeeCalls;

/** Names shown of the projects of one kind. */
const NAMES_SHOWN = 3;

/** What hangs on a person: unfinished projects by name, open tasks, rooms and duties by number (D-507). */
export const listHoldings: Handler<Calls['listHoldings']> = async (ctx, { UserId }) => {
  await refuseWithoutMenu(ctx, EMPLOYEE_MENUS);
  const { db } = ctx;
  const person = (await findEmployee(db, ctx.actor.companyId, UserId)) ?? refuse('NOT_FOUND');
  const [outsourced, internal, tasks, rooms] = await Promise.all([
    listUnfinishedProjects(db, person.user_id),
    listUnfinishedInternal(db, person.user_id),
    countOpenTasks(db, person.user_id),
    listAdminRooms(db, person.user_id),
  ]);
  const projects = [...outsourced, ...internal];
  return [
    { kind: 'project' as const, count: projects.length, names: projects.slice(0, NAMES_SHOWN) },
    { kind: 'task' as const, count: tasks, names: [] },
    { kind: 'room' as const, count: rooms.length, names: [] },
    { kind: 'duty' as const, count: Number(person.sales_duty) + Number(person.pm_duty), names: [] },
  ];
};

/** The employee that takes over: another one, who is still there. */
async function findSuccessor(ctx: CallCtx, fromId: string, toId: string) {
  const successor = toId === fromId ? undefined : await findEmployee(ctx.db, ctx.actor.companyId, toId);
  if (successor === undefined || successor.employment === 'R') {
    refuseChoice('ToUserId', successor?.user_name ?? (await findDeletedName(ctx.db, '직원', toId)));
  }
  return successor;
}

/** Hands over what hangs on a person, all in one step: projects, rooms, and the tasks that the other one may see. */
export const handOver: Handler<Calls['handOver']> = async (callerCtx, { UserId, ToUserId }) => {
  await refuseWithoutMenu(callerCtx, EMPLOYEE_MENUS);
  const ctx = await lockRights(callerCtx);
  const from = (await findEmployee(ctx.db, ctx.actor.companyId, UserId)) ?? refuse('NOT_FOUND');
  const accountGuard = await findAccountGuard(ctx, [from]);
  if (accountGuard !== '') refuse(accountGuard);
  refuseFailedCheck(firstFailure(handOverChecks, { ToUserId }));
  const to = await findSuccessor(ctx, from.user_id, ToUserId);
  const handing = { from, to, reason: `${from.user_name}의 업무 인계` };
  const projects = (await handOverProjects(ctx, handing)) + (await handOverInternal(ctx, handing));
  const rooms = await handOverRooms(ctx, from.user_id, to.user_id);
  const tasks = await handOverTasks(ctx.db, from.user_id, to.user_id);
  const detail = [`프로젝트 ${projects}건`, `업무 ${tasks}건`, `방 ${rooms}개`, `받은 사람 ${to.user_name}`];
  await logPerson(ctx, { ...from, user_type: UserType.Staff }, '업무 인계', detail);
  return { projects, tasks, rooms, left: await countOpenTasks(ctx.db, from.user_id) };
};
