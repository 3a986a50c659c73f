import type { DepartmentMember, DepartmentNode } from '@portal/contract/areas/departments/calls';
import { Employment } from '@portal/contract/areas/employees/codes';
import { DEPARTMENT_MENUS, EMPLOYEE_MENUS } from '@portal/contract/areas/menu/keys';
import { messageText } from '@portal/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useGranted } from '#areas/menu/public/use-granted.ts';
import type { ListView } from '#kit/list/list-description.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { paths } from '#lib/paths.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { SmallPanel } from '#ui/surface/small-panel.tsx';
import { Text } from '#ui/text/text.tsx';
import { departmentMembers, departmentsKey } from '../api.ts';
import { memberSearch } from '../search.ts';
import { DepartmentActions } from './department-actions.tsx';
import { memberCard, memberColumns } from './member-columns.tsx';

type LoadedMembers = Pick<ListView<DepartmentMember, Record<string, never>>, 'rows' | 'meta'>;

/**
 * Whether the node has departments below it or members who have not left. Members on other pages count as such (D-110).
 */
const isInUse = (node: DepartmentNode, { rows, meta }: LoadedMembers): boolean =>
  node.children.length > 0 ||
  meta === undefined ||
  meta.totalCount > rows.length ||
  rows.some(({ userStatus }) => userStatus !== Employment.Retired);

const isKnownInUse = (node: DepartmentNode, view: LoadedMembers): boolean =>
  view.meta !== undefined && isInUse(node, view);

/** Where a department stands, and why it cannot be deleted. */
function Intro({ node, isHeld }: { node: DepartmentNode; isHeld: boolean }) {
  if (node.parentDeptId === 0 && !isHeld) return null;
  return (
    <Stack gap={8} padY={4}>
      {node.parentDeptId !== 0 && (
        <Text size={13} tone="soft">
          {node.departPath}
        </Text>
      )}
      {isHeld && (
        <SmallPanel as="p" kind="quiet" tone="soft">
          {messageText('DEPT_IN_USE')}
        </SmallPanel>
      )}
    </Stack>
  );
}

type MembersProps = { nodes: readonly DepartmentNode[]; node: DepartmentNode };

/** The members of the chosen node and its actions (DEPT-02 to DEPT-07, DEPT-12). */
export function Members({ nodes, node }: MembersProps) {
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
      intro={(view) => <Intro node={node} isHeld={mayChange && node.type === 'D' && isKnownInUse(node, view)} />}
    />
  );
}
