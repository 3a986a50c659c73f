import { Board } from '@portal/contract/areas/comments/boards';
import type { employeeCalls } from '@portal/contract/areas/employees/calls';
import { EMPLOYEE_MENUS } from '@portal/contract/areas/menu/keys';
import { UserType } from '@portal/contract/core/actor';
import type { CallInput } from '@portal/contract/core/call';
import { removeAlarms } from '#areas/alarms/public/alarms.ts';
import { accountName, logAccount, logPerson, reasonText } from '#areas/audit/public/log.ts';
import { logListReading } from '#areas/audit/public/readings.ts';
import { findSignIns } from '#areas/auth/public/last-sign-ins.ts';
import { findDepartment } from '#areas/departments/public/departments.ts';
import { grantsOf, refuseWithoutMenu } from '#areas/menu/public/grants.ts';
import { findAccountGuard, lockRights } from '#areas/people/public/account-rights.ts';
import { updateUser } from '#areas/people/public/users.ts';
import { leaveAllRooms } from '#areas/workspace/public/leave-rooms.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Handler, Routes } from '#http/handler-types.ts';
import { numberRows } from '#lists/page.ts';
import { refuse } from '#refuse.ts';
import { editDuties } from './edit-duties.ts';
import { download, readPhoto, uploadAttachments, uploadPhoto } from './files.ts';
import { handOver, listHoldings } from './hand-over.ts';
import { showMasked } from './numbers.ts';
import { countEmployees, findNumbers, pageEmployees } from './queries/list.ts';
import { findEmployee, isTakenId, listFileNames, lockEmployee } from './queries/record.ts';
import { readNumber } from './read-number.ts';
import { editEmployee, registerEmployee } from './save-employee.ts';
import { viewEmployee, viewRow } from './view.ts';

type Calls = typeof employeeCalls;

const COLUMNS = { userName: 'user_name', deptName: 'dept_name', position: 'position', userPhone: 'phone' } as const;

const keywordOf = ({ SearchType, SearchKey }: Pick<CallInput<Calls['list']>, 'SearchType' | 'SearchKey'>) =>
  SearchType === '' || SearchKey.trim() === '' ? null : { column: COLUMNS[SearchType], text: SearchKey.trim() };

/** The number of employees of the caller's company in each state (D-274). */
const countByStatus: Handler<Calls['countByStatus']> = async (ctx, input) => {
  await refuseWithoutMenu(ctx, EMPLOYEE_MENUS);
  return countEmployees(ctx.db, { companyId: ctx.actor.companyId, keyword: keywordOf(input) });
};

/** Reads a page of the employees of the caller's company, which the caller logs. */
export const readList: Handler<Calls['list']> = async (ctx, input) => {
  await refuseWithoutMenu(ctx, EMPLOYEE_MENUS);
  const page = await pageEmployees(ctx.db, input, {
    companyId: ctx.actor.companyId,
    employment: input.SearchActiveStatus === '' ? null : input.SearchActiveStatus,
    keyword: keywordOf(input),
    order: input.OrderType,
  });
  // Rows are numbered downwards, except with the oldest first (D-49).
  const OrderType = input.OrderType === 'createdDtm_asc' ? input.OrderType : '';
  const ids = page.rows.map(({ user_id }) => user_id);
  const [numberOf, signInOf] = await Promise.all([findNumbers(ctx.db, ids), findSignIns(ctx.db, ids)]);
  return numberRows({ ...input, OrderType }, page, (row, no) =>
    viewRow(row, no, { userNo: numberOf(row.user_id), lastLoginDtm: signInOf(row.user_id) }),
  );
};

/** A page of the employees of the caller's company (D-113). */
const list: Handler<Calls['list']> = async (ctx, input) => {
  const page = await readList(ctx, input);
  await logListReading(ctx, 'employee-list', page.rows.length);
  return page;
};

/** Whether a user id is taken: 'F', or free: 'T'. */
const checkId: Handler<Calls['checkId']> = async ({ db }, { UserId }) => ({
  message: (await isTakenId(db, UserId)) ? 'F' : 'T',
});

/** The whole record. Reading it and logging the reading are one transaction (D-107, TH34). */
const read: Handler<Calls['read']> = (ctx, { UserId }) =>
  inTransaction(ctx, async (tx) => {
    await refuseWithoutMenu(tx, EMPLOYEE_MENUS);
    const person = (await findEmployee(tx.db, tx.actor.companyId, UserId)) ?? refuse('NOT_FOUND');
    const department =
      person.dept_id === null ? undefined : await findDepartment(tx.db, person.company_id, person.dept_id);
    return viewEmployee(person, {
      numbers: await showMasked(tx, person),
      grants: await grantsOf(tx.db, person.user_id),
      files: await listFileNames(tx.db, person.user_id),
      departPath: department?.path ?? '',
      accountGuard: await findAccountGuard(tx, [person]),
      lastLoginDtm: (await findSignIns(tx.db, [person.user_id]))(person.user_id),
    });
  });

/**
 * Deletes an employee and ends their sessions. Users cannot delete themselves, so a last permission M stays (EMP-13,
 * D-113, D-196).
 */
const remove: Handler<Calls['remove']> = async (callerCtx, { UserId, DeleteReason }) => {
  await refuseWithoutMenu(callerCtx, EMPLOYEE_MENUS);
  const ctx = await lockRights(callerCtx);
  const person = (await lockEmployee(ctx.db, ctx.actor.companyId, UserId)) ?? refuse('NOT_FOUND');
  if (person.user_id === ctx.actor.userId) refuse('SELF_DELETE');
  const guard = await findAccountGuard(ctx, [person]);
  if (guard !== '') refuse(guard);
  await updateUser(ctx.db, person.user_id, { deleted_at: ctx.now(), left_at: person.left_at ?? ctx.now() }, true);
  await leaveAllRooms(ctx, person.user_id);
  await removeAlarms(ctx.db, Board.Users, person.user_id);
  const logged = { ...person, user_type: UserType.Staff };
  await logPerson(ctx, logged, '삭제', [reasonText(DeleteReason)]);
  await logAccount(ctx, 'account', { person: accountName(logged), action: '삭제' });
};

/** Handlers of the calls about employees. */
export const employeeRoutes: Routes<Calls> = {
  list,
  countByStatus,
  checkId,
  register: registerEmployee,
  read,
  readNumber,
  edit: editEmployee,
  editDuties,
  listHoldings,
  handOver,
  remove,
  uploadPhoto,
  uploadAttachments,
  download,
  readPhoto,
};
