import { isNewPassword } from '@portal/contract/areas/auth/passwords';
import type { employeeCalls } from '@portal/contract/areas/employees/calls';
import { EMPLOYEE_ITEMS } from '@portal/contract/areas/employees/changes';
import { EMPLOYMENT_LABELS, Employment, MODE_LABELS } from '@portal/contract/areas/employees/codes';
import { birthChecks, employeeAddChecks, employeeEditChecks } from '@portal/contract/areas/employees/forms';
import { givesManager, letterOf, letterWords } from '@portal/contract/areas/employees/permission-letter';
import { EMPLOYEE_MENUS } from '@portal/contract/areas/menu/keys';
import { NAME_LISTS } from '@portal/contract/areas/reference/kinds';
import { isManager, StaffLetter, UserType } from '@portal/contract/core/actor';
import type { CallInput } from '@portal/contract/core/call';
import { seoulDay } from '@portal/contract/core/dates';
import { firstFailure } from '@portal/contract/core/forms';
import { findDeletedName } from '#areas/audit/public/deleted-name.ts';
import { logAccount, logPerson, logRights, personName } from '#areas/audit/public/log.ts';
import { hashNewPassword } from '#areas/auth/public/new-password.ts';
import { type ChosenDepartment, findDepartment } from '#areas/departments/public/departments.ts';
import {
  type GrantChange,
  type MenuKey,
  menuNames,
  refuseWithoutMenu,
  replaceGrants,
} from '#areas/menu/public/grants.ts';
import { lockRights } from '#areas/people/public/account-rights.ts';
import { insertUser, updateUser } from '#areas/people/public/users.ts';
import { leaveAllRooms } from '#areas/workspace/public/leave-rooms.ts';
import type { CallCtx } from '#context.ts';
import type { PreparedHandler } from '#http/handler-types.ts';
import { refuseBlanked, refuseStale } from '#records/edits.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import { refuseChoice } from '#refuse-choice.ts';
import { changedParts, noteChange } from './changed-items.ts';
import { accountColumns, detailColumns, leftAt } from './columns.ts';
import { claimFiles, refuseForeignPhoto } from './files.ts';
import { settleLeaving } from './leaving.ts';
import {
  type EmployeeRecord,
  findBank,
  findEmployee,
  findPosition,
  isTakenId,
  listFileNames,
  lockEmployee,
  saveDetails,
} from './queries/record.ts';
import { refuseLetter, refuseRights } from './refuse-rights.ts';

type Input = CallInput<typeof employeeCalls.register>;
type EditInput = CallInput<typeof employeeCalls.edit>;

const menusOf = (input: Input): MenuKey[] => input.MenuAuthList.map(({ MenuId, Type }) => ({ type: Type, id: MenuId }));

const hashFor = (ctx: CallCtx, { UserPw, UserId, UserName }: Input): Promise<string> =>
  hashNewPassword(ctx, { field: 'UserPw', password: UserPw, words: [UserId, UserName, ctx.actor.companyName] });

/** Refuses a department, position or bank that cannot be chosen. Stored values stay valid (D-131). */
async function refuseUnknown(ctx: CallCtx, input: Input, stored?: EmployeeRecord): Promise<ChosenDepartment> {
  const department = await findDepartment(ctx.db, ctx.actor.companyId, input.DeptId);
  if (!department || !(department.selectable || stored?.dept_id === department.id)) {
    refuseChoice('DeptId', department?.name ?? (await findDeletedName(ctx.db, '부서', input.DeptId)));
  }
  if (input.Position !== stored?.position && !(await findPosition(ctx.db, input.Position))) {
    refuseChoice('Position', input.Position);
  }
  const bank = await findBank(ctx.db, input.BankId);
  if (!bank || !(bank.active || stored?.bank_id === bank.id)) {
    refuseChoice('BankId', bank?.name ?? (await findDeletedName(ctx.db, NAME_LISTS.bank, input.BankId)));
  }
  await refuseForeignPhoto(ctx, input.UserPhoto, stored?.photo_name ?? '');
  return department;
}

const RIGHTS = '직원 권한';

type BeforeAfter = { before: string; after: string };

/** The added and removed menus by name: '추가: 사용자 › 직원목록 / 제거: 공지사항'. */
async function menuChangeText({ db }: CallCtx, { added, removed }: GrantChange): Promise<string> {
  const parts = [
    ['추가', await menuNames(db, added)],
    ['제거', await menuNames(db, removed)],
  ] as const;
  return parts.flatMap(([label, names]) => (names.length === 0 ? [] : `${label}: ${names.join(', ')}`)).join(' / ');
}

/** The menu mode of an employee in words. */
const modeWords = (code: string): string =>
  Object.entries(MODE_LABELS).find(([known]) => known === code)?.[1] ?? '없음';

/** Logs the changed rights of an employee: letter, mode authority and menus (threats, article 5(3)). */
async function logRightsChanges(
  ctx: CallCtx,
  person: { id: string; name: string },
  { letter, mode, grants }: { letter: BeforeAfter; mode: BeforeAfter; grants: GrantChange | null },
): Promise<void> {
  const subject = { subject: RIGHTS, key: person.id, name: personName(person) };
  for (const [action, { before, after }] of [
    ['권한 변경', letter],
    ['모드권한 변경', mode],
  ] as const) {
    if (before !== after) await logRights(ctx, { ...subject, action, detail: `${before} → ${after}` });
  }
  if (!grants || grants.added.length + grants.removed.length === 0) return;
  const detail = await menuChangeText(ctx, grants);
  await logRights(ctx, { ...subject, action: '메뉴 권한 변경', detail });
}

function refuseWrongRegistration(ctx: CallCtx, input: Input): void {
  const checks = [...employeeAddChecks, ...birthChecks(seoulDay(ctx.now()))];
  refuseFailedCheck(firstFailure(checks, { ...input, MenuAuthChgYn: 'Y' }));
}

/** Inserts an employee and their rights. Refuses a caller without permission, and a form that fails its checks. */
async function addEmployee(
  callerCtx: CallCtx,
  input: Input,
  password_hash: string | null,
): Promise<{ userId: string }> {
  await refuseWithoutMenu(callerCtx, EMPLOYEE_MENUS);
  const ctx = await lockRights(callerCtx);
  refuseWrongRegistration(ctx, input);
  const department = await refuseUnknown(ctx, input);
  if (givesManager(department.name) && !isManager(ctx.actor)) refuse('FORBIDDEN', { field: 'DeptId' });
  if (await isTakenId(ctx.db, input.UserId)) refuse('DUPLICATE_ID', { field: 'UserId' });
  const letter = letterOf(department.name, 'add');
  await insertUser(ctx.db, {
    ...accountColumns(input),
    left_at: leftAt(ctx, input),
    user_id: input.UserId,
    user_type: 'M',
    company_id: ctx.actor.companyId,
    permission: letter,
    dept_name: department.name,
    password_hash,
    password_to_change: password_hash !== null,
    created_by: ctx.actor.userId,
    created_at: ctx.now(),
  });
  await saveDetails(ctx.db, detailColumns(ctx, input.UserId, input));
  await claimFiles(ctx, input.UserId, input.AttachFiles, []);
  const grants = await replaceGrants(ctx, input.UserId, menusOf(input));
  const mode = { before: '없음', after: modeWords(accountColumns(input).mode_authority) };
  const person = { id: input.UserId, name: input.UserName };
  await logRightsChanges(ctx, person, {
    letter: { before: letterWords(''), after: letterWords(letter) },
    mode,
    grants,
  });
  await logPerson(ctx, { user_id: input.UserId, user_name: input.UserName, user_type: UserType.Staff }, '등록');
  await logAccount(ctx, 'account', { person: personName(person), action: '등록' });
  return { userId: input.UserId };
}

/** Registers an employee of the caller's company (CALLS-72, D-104, D-113). */
export const registerEmployee: PreparedHandler<typeof employeeCalls.register> = {
  prepare: async (ctx, input) => {
    await refuseWithoutMenu(ctx, EMPLOYEE_MENUS);
    refuseWrongRegistration(ctx, input);
    // Usually nobody types one: the employee sets it with a link (D-504).
    const password_hash = input.UserPw === '' ? null : await hashFor(ctx, input);
    return (tx) => addEmployee(tx, input, password_hash);
  },
};

/**
 * The permission letter after an edit. A move into its department gives permission M, if the caller has it too. Without
 * a move nobody gets permission M, even if the department was renamed meanwhile (D-110, TH18).
 */
function letterAfter({ actor }: CallCtx, stored: EmployeeRecord, department: ChosenDepartment): string {
  const letter = letterOf(department.name, 'edit');
  if (letter !== StaffLetter.Manager || stored.permission === StaffLetter.Manager) return letter;
  if (stored.dept_id === department.id) return stored.permission;
  return isManager(actor) ? letter : refuse('FORBIDDEN', { field: 'DeptId' });
}

type AccountEdit = { stored: EmployeeRecord; input: EditInput; setsPassword: boolean };

/** Logs a new password and a changed employment state (D-197). */
async function logAccountChanges(ctx: CallCtx, { stored, input, setsPassword }: AccountEdit): Promise<void> {
  const person = personName({ id: stored.user_id, name: input.UserName });
  const { employment } = accountColumns(input);
  if (setsPassword) await logAccount(ctx, 'password', { person, action: '비밀번호 설정' });
  if (stored.employment === employment) return;
  const detail = `${EMPLOYMENT_LABELS[stored.employment]} → ${EMPLOYMENT_LABELS[employment]}`;
  await logAccount(ctx, 'account', { person, action: '상태 변경', detail });
}

/** The employee that `find` returns. Refuses an edit without permission, and a form that fails its checks. */
async function admitEdit(ctx: CallCtx, input: EditInput, find: typeof findEmployee): Promise<EmployeeRecord> {
  const found = (await find(ctx.db, ctx.actor.companyId, input.UserId)) ?? refuse('NOT_FOUND');
  refuseBlanked(found);
  await refuseRights(ctx, found, input);
  refuseFailedCheck(firstFailure([...employeeEditChecks, ...birthChecks(seoulDay(ctx.now()))], input));
  return found;
}

async function saveEmployee(callerCtx: CallCtx, sent: EditInput, password_hash: string | undefined): Promise<void> {
  await refuseWithoutMenu(callerCtx, EMPLOYEE_MENUS);
  const ctx = await lockRights(callerCtx);
  const stored = await admitEdit(ctx, sent, lockEmployee);
  const { input, leavesOn } = settleLeaving(ctx, sent, stored);
  const department = await refuseUnknown(ctx, input, stored);
  const letter = letterAfter(ctx, stored, department);
  refuseStale(input.Version, stored);
  await refuseLetter(ctx, stored, letter, sent);
  const setsPassword = password_hash !== undefined;
  const isRetiring = input.UserStatus === Employment.Retired && stored.employment !== Employment.Retired;
  const columns = {
    ...accountColumns(input),
    left_at: leftAt(ctx, input, stored),
    permission: letter,
    dept_name: department.name,
    ...(setsPassword ? { password_hash, password_to_change: true } : {}),
  };
  await updateUser(ctx.db, stored.user_id, columns, setsPassword || isRetiring);
  if (isRetiring) await leaveAllRooms(ctx, stored.user_id);
  const details = { ...detailColumns(ctx, stored.user_id, input, stored), leaves_on: leavesOn };
  const files = await listFileNames(ctx.db, stored.user_id);
  await saveDetails(ctx.db, details);
  await claimFiles(ctx, stored.user_id, input.AttachFiles, files);
  const grants = input.MenuAuthChgYn === 'Y' ? await replaceGrants(ctx, stored.user_id, menusOf(input)) : null;
  const person = { id: stored.user_id, name: input.UserName };
  const mode = { before: modeWords(stored.mode_authority), after: modeWords(columns.mode_authority) };
  const letters = { before: letterWords(stored.permission), after: letterWords(letter) };
  await logRightsChanges(ctx, person, { letter: letters, mode, grants });
  await logAccountChanges(ctx, { stored, input, setsPassword });
  await noteChange(ctx, { ...stored, user_name: input.UserName }, '수정', [
    ...changedParts(stored, { ...accountColumns(input), ...details }),
    ...(grants && grants.added.length + grants.removed.length > 0 ? [EMPLOYEE_ITEMS.MenuAuthList] : []),
    ...(files.join(',') === input.AttachFiles ? [] : [EMPLOYEE_ITEMS.AttachFiles]),
    ...(setsPassword ? [EMPLOYEE_ITEMS.UserPw] : []),
  ]);
}

/** Saves an employee. Masked values and a masked password are not changed (D-11, D-107). The history names the changed parts without values (D-106). */
export const editEmployee: PreparedHandler<typeof employeeCalls.edit> = {
  prepare: async (ctx, input) => {
    if (!isNewPassword(input.UserPw)) return (tx) => saveEmployee(tx, input, undefined);
    await refuseWithoutMenu(ctx, EMPLOYEE_MENUS);
    await admitEdit(ctx, input, findEmployee);
    const password_hash = await hashFor(ctx, input);
    return (tx) => saveEmployee(tx, input, password_hash);
  },
};
