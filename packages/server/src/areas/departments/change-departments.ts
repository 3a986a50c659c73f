import type { departmentCalls } from '@portal/contract/areas/departments/calls';
import { departmentChecks } from '@portal/contract/areas/departments/forms';
import { isChangeable } from '@portal/contract/areas/departments/kinds';
import { Employment } from '@portal/contract/areas/employees/codes';
import {
  describeChanges,
  isPermissionChange,
  letterOf,
  letterWords,
} from '@portal/contract/areas/employees/permission-letter';
import { StaffLetter } from '@portal/contract/core/actor';
import { firstFailure } from '@portal/contract/core/forms';
import { messageText } from '@portal/contract/messages';
import { changedText, logChange, logRights, personName } from '#areas/audit/public/log.ts';
import { findAccountGuard, lockRights, refuseLastManager } from '#areas/people/public/account-rights.ts';
import { updateUsers } from '#areas/people/public/users.ts';
import type { CallCtx } from '#context.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuseStale } from '#records/edits.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import {
  deleteNode,
  insertNode,
  listMembersOf,
  listNodes,
  lockTree,
  type NodeRow,
  shiftLevels,
  updateNode,
} from './queries.ts';
import { subtreeIds } from './tree.ts';

type Calls = typeof departmentCalls;
const SUBJECT = '부서';

/** Locks the department tree of the caller's company, and returns it. */
async function lockOwnTree(ctx: CallCtx): Promise<NodeRow[]> {
  await lockTree(ctx.db, ctx.actor.companyId);
  return listNodes(ctx.db, ctx.actor.companyId);
}

/** The node with this id, or 404. */
const nodeOf = (rows: readonly NodeRow[], id: number): NodeRow =>
  rows.find((row) => row.id === id) ?? refuse('NOT_FOUND');

/**
 * A department that may be changed, as the caller has seen it. The company and other roots are fixed: BAD_STATE (D-110).
 */
function departmentOf(
  rows: readonly NodeRow[],
  { DeptId, Version }: { DeptId: number; Version?: number | undefined },
): NodeRow {
  const node = nodeOf(rows, DeptId);
  if (!isChangeable(node.kind)) refuse('BAD_STATE');
  refuseStale(Version, node);
  return node;
}

/** Adds a department below the company, another root or a department (D-110). */
export const addDepartment: Handler<Calls['add']> = async (ctx, input) => {
  const rows = await lockOwnTree(ctx);
  const parent = nodeOf(rows, input.ParentDeptId);
  refuseFailedCheck(firstFailure(departmentChecks, input));
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

/**
 * Refuses changed permission letters when the caller may not change one of the users. Also refuses them when nobody with
 * permission M would remain, or when they are not confirmed (D-196).
 */
async function refuseLetterChanges(
  ctx: CallCtx,
  changed: Members,
  { letter, confirmed }: { letter: string; confirmed: boolean },
) {
  const guard = await findAccountGuard(ctx, changed);
  if (guard !== '') refuse(guard, { field: 'DeptName' });
  await refuseLastManager(
    ctx.db,
    changed.map(({ user_id }) => user_id),
  );
  const changes = changed.map(({ user_name, permission }) => ({ name: user_name, from: permission, to: letter }));
  if (changes.length > 0 && !confirmed) refuse('PERMISSION_CHANGES', { values: { people: describeChanges(changes) } });
}

/**
 * Updates department name and permission letter of its people. If the new name would give anybody permission M, all
 * of them keep their letters. `lettersKept` is then true (D-110, TH18).
 */
async function changeLetters(
  callerCtx: CallCtx,
  node: NodeRow,
  { name, confirmed }: { name: string; confirmed: boolean },
): Promise<{ keepsLetters: boolean }> {
  const ctx = await lockRights(callerCtx);
  const members = await listMembersOf(ctx.db, node.id);
  const letter = letterOf(name, 'rename');
  const differing = members.filter((member) => member.permission !== letter);
  const keepsLetters = letter === StaffLetter.Manager && differing.length > 0;
  const changed = keepsLetters ? [] : differing.filter(({ permission }) => isPermissionChange(permission, letter));
  await refuseLetterChanges(ctx, changed, { letter, confirmed });
  const memberIds = members.map((member) => member.user_id);
  await updateUsers(ctx.db, memberIds, { dept_name: name, ...(keepsLetters ? {} : { permission: letter }) });
  const action = keepsLetters ? '관리자 권한 부여 안 함' : '권한 변경';
  for (const member of differing) {
    const detail = keepsLetters ? `부서명 ${name}` : `${letterWords(member.permission)} → ${letterWords(letter)}`;
    const log = keepsLetters ? logChange : logRights;
    const who = personName({ id: member.user_id, name: member.user_name });
    await log(ctx, { subject: '직원 권한', key: member.user_id, name: who, action, detail });
  }
  return { keepsLetters };
}

/** Changes the name of a department, and whether it can be chosen. */
export const editDepartment: Handler<Calls['edit']> = async (ctx, input) => {
  const rows = await lockOwnTree(ctx);
  const node = departmentOf(rows, input);
  refuseFailedCheck(firstFailure(departmentChecks, input));
  const name = input.DeptName.trim();
  const selectable = input.SelectableYn === 'Y';
  const confirmed = input.PermissionChangeYn === 'Y';
  const { keepsLetters } =
    name === node.name ? { keepsLetters: false } : await changeLetters(ctx, node, { name, confirmed });
  await updateNode(ctx.db, node.id, { name, selectable });
  if (name !== node.name || selectable !== node.selectable) {
    const choosable = (isChoosable: boolean) => (isChoosable ? '선택 가능' : '선택 불가');
    const detail = changedText([
      ['부서명', node.name, name],
      ['소속', choosable(node.selectable), choosable(selectable)],
    ]);
    await logChange(ctx, { subject: SUBJECT, key: node.id, name, action: '수정', detail });
  }
  return { data: [], message: messageText(keepsLetters ? 'department.edit.lettersKept' : 'department.edit.done') };
};

/** Moves a department and its subtree below another parent, which must not be in that subtree. */
export const moveDepartment: Handler<Calls['move']> = async (ctx, input) => {
  const rows = await lockOwnTree(ctx);
  const node = departmentOf(rows, input);
  const parent = nodeOf(rows, input.ParentDeptId);
  const branch = subtreeIds(rows, node.id);
  if (branch.includes(parent.id)) refuse('BAD_STATE', { field: 'ParentDeptId' });
  if (node.parent_id === parent.id) return;
  const former = rows.find(({ id }) => id === node.parent_id);
  await updateNode(ctx.db, node.id, { parent_id: parent.id });
  await shiftLevels(ctx.db, branch, parent.level + 1 - node.level);
  await logChange(ctx, {
    subject: SUBJECT,
    key: node.id,
    name: node.name,
    action: '이동',
    detail: changedText([['상위', former?.name ?? '', parent.name]]),
  });
};

/** Deletes a department that has neither children nor employed people (D-110). */
export const removeDepartment: Handler<Calls['remove']> = async (ctx, input) => {
  const rows = await lockOwnTree(ctx);
  const node = departmentOf(rows, input);
  const hasChild = rows.some((row) => row.parent_id === node.id);
  const members = await listMembersOf(ctx.db, node.id);
  if (hasChild || members.some(({ employment }) => employment !== Employment.Retired)) refuse('DEPT_IN_USE');
  await deleteNode(ctx.db, node.id);
  await logChange(ctx, { subject: SUBJECT, key: node.id, name: node.name, action: '삭제' });
};
