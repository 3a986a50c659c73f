import type { departmentCalls } from '@portal/contract/areas/departments/calls';
import { departmentChecks } from '@portal/contract/areas/departments/forms';
import { isChangeable } from '@portal/contract/areas/departments/kinds';
import { Employment } from '@portal/contract/areas/employees/codes';
import { describeChanges, isPermissionChange, letterOf } from '@portal/contract/areas/employees/permission-letter';
import { DEPARTMENT_MENUS } from '@portal/contract/areas/employees/policy';
import { StaffLetter } from '@portal/contract/core/actor';
import { firstFailure } from '@portal/contract/core/forms';
import { messageText } from '@portal/contract/messages';
import { logChange, logRights } from '#areas/audit/public/log.ts';
import { refuseWithoutMenu } from '#areas/menu/public/grants.ts';
import { guardOf, holdRights, refuseLastManager } from '#areas/people/public/rights-over-people.ts';
import { updateUsers } from '#areas/people/public/users.ts';
import type { CallCtx } from '#context.ts';
import type { Handler } from '#http/handlers.ts';
import { refuse, refuseFailed } from '#refuse.ts';
import {
  deleteNode,
  insertNode,
  listMembersOf,
  listNodes,
  lockTree,
  moveLevels,
  type NodeRow,
  updateNode,
} from './queries.ts';
import { branchOf } from './tree.ts';

type Calls = typeof departmentCalls;
const SUBJECT = '부서';

/** The caller's own tree, kept from other changes; 403 without the menu (D-113). */
async function holdTree(ctx: CallCtx): Promise<NodeRow[]> {
  await refuseWithoutMenu(ctx, DEPARTMENT_MENUS);
  await lockTree(ctx.db, ctx.actor.companyId);
  return listNodes(ctx.db, ctx.actor.companyId);
}

const nodeOf = (rows: readonly NodeRow[], id: number): NodeRow =>
  rows.find((row) => row.id === id) ?? refuse('NOT_FOUND');

/** A department that may be changed: the company and other roots stand (D-110). */
function departmentOf(rows: readonly NodeRow[], id: number): NodeRow {
  const node = nodeOf(rows, id);
  return isChangeable(node.kind) ? node : refuse('BAD_STATE');
}

/** Adds a department below the company, another root or a department (D-110). */
export const addDepartment: Handler<Calls['add']> = async (ctx, input) => {
  const rows = await holdTree(ctx);
  const parent = nodeOf(rows, input.ParentDeptId);
  refuseFailed(firstFailure(departmentChecks, input));
  const name = input.DeptName.trim();
  const deptId = await insertNode(ctx.db, {
    company_id: ctx.actor.companyId,
    parent_id: parent.id,
    name,
    level: parent.level + 1,
    selectable: input.SelectableYn === 'Y',
  });
  await logChange(ctx, { subject: SUBJECT, key: deptId, name, action: '등록', detail: `상위: ${parent.name}` });
  return { deptId, DeptId: deptId };
};

type Members = Awaited<ReturnType<typeof listMembersOf>>;

/** A new name that changes letters needs their rights, leaves somebody with permission M, and is agreed to (D-196). */
async function refuseLetters(ctx: CallCtx, changed: Members, { letter, agreed }: { letter: string; agreed: boolean }) {
  const guard = await guardOf(ctx, changed);
  if (guard !== '') refuse(guard, { field: 'DeptName' });
  await refuseLastManager(
    ctx.db,
    changed.map(({ user_id }) => user_id),
  );
  const changes = changed.map(({ user_name, permission }) => ({ name: user_name, from: permission, to: letter }));
  if (changes.length > 0 && !agreed) refuse('PERMISSION_CHANGES', { values: { people: describeChanges(changes) } });
}

/**
 * What a new name does to the letters of its people: who would newly get permission M keeps what they have, and so does
 * everybody beside them (D-110, TH18).
 */
async function renameLetters(
  given: CallCtx,
  node: NodeRow,
  { name, agreed }: { name: string; agreed: boolean },
): Promise<{ kept: boolean }> {
  const ctx = await holdRights(given);
  const members = await listMembersOf(ctx.db, node.id);
  const letter = letterOf(name, 'rename');
  const newcomers = members.filter((member) => member.permission !== letter);
  const kept = letter === StaffLetter.Manager && newcomers.length > 0;
  const changed = kept ? [] : newcomers.filter(({ permission }) => isPermissionChange(permission, letter));
  await refuseLetters(ctx, changed, { letter, agreed });
  const everybody = members.map((member) => member.user_id);
  await updateUsers(ctx.db, everybody, { dept_name: name, ...(kept ? {} : { permission: letter }) });
  const action = kept ? '권한 M 부여 안 함' : '권한 변경';
  for (const member of newcomers) {
    const detail = kept ? `부서명 ${name}` : `${member.permission} → ${letter}`;
    const note = kept ? logChange : logRights;
    await note(ctx, { subject: '직원 권한', key: member.user_id, name: member.user_name, action, detail });
  }
  return { kept };
}

/** Renames a department, or lets it be chosen or not. */
export const editDepartment: Handler<Calls['edit']> = async (ctx, input) => {
  const rows = await holdTree(ctx);
  const node = departmentOf(rows, input.DeptId);
  refuseFailed(firstFailure(departmentChecks, input));
  const name = input.DeptName.trim();
  const selectable = input.SelectableYn === 'Y';
  const agreed = input.PermissionChangeYn === 'Y';
  const { kept } = name === node.name ? { kept: false } : await renameLetters(ctx, node, { name, agreed });
  await updateNode(ctx.db, node.id, { name, selectable });
  if (name !== node.name || selectable !== node.selectable) {
    await logChange(ctx, { subject: SUBJECT, key: node.id, name, action: '수정', detail: `${node.name} → ${name}` });
  }
  return { data: [], message: messageText(kept ? 'department.edit.lettersKept' : 'department.edit.done') };
};

/** Hangs a department with everything below it elsewhere in the tree, never below itself. */
export const moveDepartment: Handler<Calls['move']> = async (ctx, input) => {
  const rows = await holdTree(ctx);
  const node = departmentOf(rows, input.DeptId);
  const parent = nodeOf(rows, input.ParentDeptId);
  const branch = branchOf(rows, node.id);
  if (branch.includes(parent.id)) refuse('BAD_STATE', { field: 'ParentDeptId' });
  if (node.parent_id === parent.id) return;
  await updateNode(ctx.db, node.id, { parent_id: parent.id });
  await moveLevels(ctx.db, branch, parent.level + 1 - node.level);
  await logChange(ctx, {
    subject: SUBJECT,
    key: node.id,
    name: node.name,
    action: '이동',
    detail: `상위: ${parent.name}`,
  });
};

/** Deletes a department without children and without people (D-110). */
export const removeDepartment: Handler<Calls['remove']> = async (ctx, input) => {
  const rows = await holdTree(ctx);
  const node = departmentOf(rows, input.DeptId);
  const hasChild = rows.some((row) => row.parent_id === node.id);
  const members = await listMembersOf(ctx.db, node.id);
  if (hasChild || members.some(({ employment }) => employment !== Employment.Retired)) refuse('DEPT_IN_USE');
  await deleteNode(ctx.db, node.id);
  await logChange(ctx, { subject: SUBJECT, key: node.id, name: node.name, action: '삭제' });
};
