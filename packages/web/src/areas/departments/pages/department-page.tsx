import type { DepartmentMember, DepartmentNode } from '@portal/contract/areas/departments/calls';
import { Employment } from '@portal/contract/areas/employees/codes';
import { DEPARTMENT_MENUS, EMPLOYEE_MENUS } from '@portal/contract/areas/menu/keys';
import { isStaff } from '@portal/contract/core/actor';
import { messageText } from '@portal/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useGranted } from '#areas/menu/public/use-granted.ts';
import type { ListView } from '#kit/list/list-description.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { AllowedPage } from '#kit/page/allowed-page.tsx';
import { paths } from '#lib/paths.ts';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { useNarrow } from '#ui/screen/use-narrow.ts';
import { departmentMembers, departmentsKey } from '../api.ts';
import { DepartmentActions } from '../parts/department-actions.tsx';
import css from '../parts/departments.module.css';
import { memberCard, memberColumns } from '../parts/member-columns.tsx';
import { DepartmentTree } from '../public/department-tree.tsx';
import { flatNodes, useDepartments } from '../public/use-departments.ts';
import { memberSearch } from '../search.ts';

const TITLE = '부서목록';

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
  const linked = useGranted(EMPLOYEE_MENUS);
  const columns = linked ? memberColumns.linked : memberColumns.plain;
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
      card={linked ? memberCard.linked : memberCard.plain}
      buttons={(view) =>
        mayChange && (
          <DepartmentActions {...{ nodes, node, reload }} inUse={isInUse(node, view)} onRemoved={openParent} />
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
  const isNarrow = useNarrow();
  const [opened, setOpened] = useState(false);
  const query: Record<string, unknown> = useSearch({ strict: false });
  const nodes = tree.data ?? [];
  const node = flatNodes(nodes).find(({ deptId }) => deptId === memberSearch.read(query).dept) ?? nodes[0];
  const choose = async ({ deptId }: DepartmentNode) => {
    await navigate({ to: paths.departmentList, search: { dept: deptId } });
    setOpened(false);
  };
  const waiting = (
    <>
      {tree.isError && <LoadError onRetry={() => tree.refetch()} />}
      {tree.isPending && <Loading />}
    </>
  );
  const picker = node && (
    <DepartmentTree label="부서" nodes={nodes} chosen={node.deptId} onChoose={(chosen) => void choose(chosen)} />
  );
  if (isNarrow)
    return (
      <>
        <div className={css['head']} data-list-head>
          <h1>{TITLE}</h1>
        </div>
        {waiting}
        {node && (
          <button
            type="button"
            className={css['chosen']}
            aria-haspopup="dialog"
            aria-label={`${node.deptName} 부서 변경`}
            onClick={() => setOpened(true)}
          >
            <strong>{node.deptName}</strong>
            <Icon name="down" />
          </button>
        )}
        <Sheet title="부서" opened={opened} onClose={() => setOpened(false)}>
          {picker}
        </Sheet>
        <div className={css['members']}>{node && <Members nodes={nodes} node={node} />}</div>
      </>
    );
  return (
    <div className={css['page']}>
      <aside className={css['tree']} aria-label="부서">
        <h1>{TITLE}</h1>
        {waiting}
        {picker}
      </aside>
      <div>{node && <Members nodes={nodes} node={node} />}</div>
    </div>
  );
}

/** /employee/dept/list: the tree of departments and the members of the chosen one (DEPT-01). */
export const DepartmentPage = () => (
  <AllowedPage title={TITLE} may={isStaff}>
    {() => <Departments />}
  </AllowedPage>
);
