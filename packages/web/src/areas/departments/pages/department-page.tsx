import type { DepartmentMember, DepartmentNode } from '@portal/contract/areas/departments/calls';
import { Employment } from '@portal/contract/areas/employees/codes';
import { DEPARTMENT_MENUS, EMPLOYEE_MENUS } from '@portal/contract/areas/employees/policy';
import { isStaff } from '@portal/contract/core/actor';
import { messageText } from '@portal/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { useGranted } from '#areas/menu/public/use-granted.ts';
import { ListScreen, type ListView } from '#kit/list/list-screen.tsx';
import { AllowedPage } from '#kit/page/allowed-page.tsx';
import { paths } from '#lib/paths.ts';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { isNarrow } from '#ui/screen/use-narrow.ts';
import { departmentMembers, departmentsKey } from '../api.ts';
import { DepartmentActions } from '../parts/department-actions.tsx';
import css from '../parts/departments.module.css';
import { memberColumns } from '../parts/member-columns.tsx';
import { DepartmentTree } from '../public/department-tree.tsx';
import { flatNodes, useDepartments } from '../public/use-departments.ts';
import { memberSearch } from '../search.ts';

const TITLE = '부서 목록';

type LoadedMembers = Pick<ListView<DepartmentMember, Record<string, never>>, 'rows' | 'meta'>;

/**
 * Whether the node has departments below it or members who have not left. Members on other pages count as such (D-110).
 */
const isInUse = (node: DepartmentNode, { rows, meta }: LoadedMembers): boolean =>
  node.children.length > 0 ||
  meta === undefined ||
  meta.totalCount > rows.length ||
  rows.some(({ userStatus }) => userStatus !== Employment.Retired);

type MembersProps = { nodes: readonly DepartmentNode[]; node: DepartmentNode };

/** The members of the chosen node and its actions (DEPT-02 to DEPT-07, DEPT-12). */
function Members({ nodes, node }: MembersProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const mayChange = useGranted(DEPARTMENT_MENUS);
  const columns = useGranted(EMPLOYEE_MENUS) ? memberColumns.linked : memberColumns.plain;
  const query = useMemo(() => departmentMembers(node), [node]);
  const reload = () => client.invalidateQueries({ queryKey: departmentsKey });
  const openParent = () => navigate({ to: paths.departmentList, search: { dept: node.parentDeptId }, replace: true });
  return (
    <ListScreen
      isPart
      title={node.deptName}
      emptyHint="department.members.hint"
      unit="명"
      search={memberSearch}
      query={query}
      keyOf={({ userId }) => userId}
      nameOf={({ userName }) => userName}
      columns={columns}
      beside={(view) =>
        mayChange && (
          <div>
            <DepartmentActions {...{ nodes, node, reload }} inUse={isInUse(node, view)} onRemoved={openParent} />
          </div>
        )
      }
      intro={(view) => (
        <>
          {node.parentDeptId !== 0 && <p className={css['place']}>{node.departPath}</p>}
          {mayChange && node.type === 'D' && isInUse(node, view) && view.meta !== undefined && (
            <p className={css['held']}>{messageText('DEPT_IN_USE')}</p>
          )}
        </>
      )}
    />
  );
}

function Departments() {
  const tree = useDepartments();
  const navigate = useNavigate();
  const members = useRef<HTMLDivElement>(null);
  const query: Record<string, unknown> = useSearch({ strict: false });
  const nodes = tree.data ?? [];
  const node = flatNodes(nodes).find(({ deptId }) => deptId === memberSearch.read(query).dept) ?? nodes[0];
  const choose = async ({ deptId }: DepartmentNode) => {
    await navigate({ to: paths.departmentList, search: { dept: deptId } });
    if (isNarrow()) members.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className={css['page']}>
      <aside className={css['tree']}>
        <h1>{TITLE}</h1>
        {tree.isError && <LoadError onRetry={() => tree.refetch()} />}
        {tree.isPending && <Loading />}
        {node && (
          <DepartmentTree label="부서" nodes={nodes} chosen={node.deptId} onChoose={(chosen) => void choose(chosen)} />
        )}
      </aside>
      <div ref={members}>{node && <Members nodes={nodes} node={node} />}</div>
    </div>
  );
}

/** /employee/dept/list: the tree of departments and the members of the chosen one (DEPT-01). */
export const DepartmentPage = () => (
  <AllowedPage title={TITLE} may={isStaff}>
    {() => <Departments />}
  </AllowedPage>
);
