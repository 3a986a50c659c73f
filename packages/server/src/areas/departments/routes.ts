import type { departmentCalls } from '@portal/contract/areas/departments/calls';
import { DeptKind } from '@portal/contract/areas/departments/kinds';
import { withHyphens } from '@portal/contract/core/phone';
import { logListReading } from '#areas/audit/public/readings.ts';
import type { Handler, Routes } from '#http/handler-types.ts';
import { addDepartment, editDepartment, moveDepartment, removeDepartment } from './change-departments.ts';
import { listNodes, pageMembers } from './queries.ts';
import { subtreeIds, viewTree } from './tree.ts';

type Calls = typeof departmentCalls;

/** The department tree of the caller's company. */
const readTree: Handler<Calls['readTree']> = async ({ db, actor }) => viewTree(await listNodes(db, actor.companyId));

/** Reads the people of a node and its subtree. A company node, or none, means the whole company (D-110). */
export const readMembers: Handler<Calls['listMembers']> = async ({ db, actor }, input) => {
  const rows = await listNodes(db, actor.companyId);
  const node = rows.find((row) => row.id === input.DeptId);
  const isWholeCompany = node?.kind === DeptKind.Company || (input.DeptId === 0 && input.Type !== DeptKind.Department);
  const { rows: people, totalCount } = await pageMembers(db, input, {
    companyId: actor.companyId,
    deptIds: isWholeCompany ? null : node ? subtreeIds(rows, node.id) : [],
    order: input.OrderType,
  });
  return {
    totalCount,
    rows: people.map((person) => ({
      userId: person.user_id,
      userName: person.user_name,
      deptName: person.dept_name,
      positionName: person.position,
      userPhone: withHyphens(person.phone),
      userStatus: person.employment,
    })),
  };
};

/** The people of a node and its subtree; the reading is logged. */
const listMembers: Handler<Calls['listMembers']> = async (ctx, input) => {
  const page = await readMembers(ctx, input);
  await logListReading(ctx, 'employee-list', page.rows.length);
  return page;
};

/** Handlers of the calls about departments. */
export const departmentRoutes: Routes<Calls> = {
  readTree,
  listMembers,
  add: addDepartment,
  edit: editDepartment,
  move: moveDepartment,
  remove: removeDepartment,
};
