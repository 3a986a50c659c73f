import type { DepartmentMember, DepartmentNode } from '@portal/contract/areas/departments/calls';
import { type Actor, isStaff } from '@portal/contract/core/actor';
import type { YesNo } from '@portal/contract/core/formats';
import type { AddressOf } from '#kit/list/list-search.ts';
import type { ListQuery } from '#kit/list/use-list.ts';
import { call } from '#lib/call.ts';
import { listCall } from '#lib/list-call.ts';
import { pageAge } from '#lib/page-opened.ts';
import { readSession } from '#lib/session.ts';
import { sendWithConfirmation } from './public/send-with-confirmation.ts';
import { memberSearch } from './search.ts';

/** The query key of everything about departments. */
export const departmentsKey = ['departments'] as const;

/**
 * The query of the department tree of the own company, the company on top. The request names the caller in a field of
 * its own (D-128).
 */
export const departmentTree = {
  queryKey: [...departmentsKey, 'tree'],
  staleTime: pageAge,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<DepartmentNode[]> =>
    (await call('Department/depart-list', { UserId: readSession()?.userId ?? '' }, { signal })).data,
};

/** Search and preloaded queries of /employee/dept/list. The members are loaded after the tree. */
export const departmentList = (actor: Actor) => ({
  search: memberSearch,
  also: () => [departmentTree],
  may: isStaff(actor),
});

/** The members of a department and of all departments below it (DEPT-02). */
export const departmentMembers =
  ({ deptId, deptCompanyId, type }: DepartmentNode) =>
  ({ page, size, order }: AddressOf<typeof memberSearch>): ListQuery<DepartmentMember> => ({
    queryKey: [...departmentsKey, 'members', deptId, page, size, order],
    ...listCall('Department/depart-user-list', {
      ...{ Page: page, PageSize: size, OrderType: order },
      ...{ DeptId: deptId, DeptCompanyId: deptCompanyId, Type: type },
    }),
  });

/** The fields of the department form. */
export type DepartmentDraft = { DeptName: string; SelectableYn: YesNo };

/** Adds a department below `parent`. */
export const addDepartment = (parent: DepartmentNode, draft: DepartmentDraft, idempotencyKey: string) => {
  const position = { ParentDeptId: parent.deptId, DeptCompanyId: parent.deptCompanyId, Level: parent.level + 1 };
  return call('Department/depart-add', { ...draft, ...position, Type: 'D' }, { idempotencyKey });
};

/**
 * Renames a department, or changes whether it can be selected. The response says what happened to the permission
 * letters of its members.
 */
export const editDepartment = ({ deptId, version }: DepartmentNode, draft: DepartmentDraft, idempotencyKey: string) =>
  sendWithConfirmation(
    { ...draft, DeptId: deptId, Version: version },
    (sent, key) => call('Department/depart-edit', sent, { idempotencyKey: key }),
    idempotencyKey,
  );

/** Moves a department with everything below it under another one. */
export const moveDepartment = ({ deptId, version }: DepartmentNode, parentId: number, idempotencyKey: string) =>
  call('Department/depart-move', { DeptId: deptId, Version: version, ParentDeptId: parentId }, { idempotencyKey });

/** Deletes a department that has no members and no departments below it. */
export const removeDepartment = ({ deptId, version }: DepartmentNode) =>
  call('Department/depart-del', { DeptId: deptId, Version: version });
