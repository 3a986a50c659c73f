import type { DepartmentNode } from '@portal/contract/areas/departments/calls';
import { isStaff } from '@portal/contract/core/actor';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { AllowedPage } from '#kit/page/allowed-page.tsx';
import { paths } from '#lib/paths.ts';
import { Press } from '#ui/buttons/press.tsx';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { useNarrow } from '#ui/screen/use-narrow.ts';
import { Text } from '#ui/text/text.tsx';
import css from '../parts/departments.module.css';
import { Members } from '../parts/members.tsx';
import { DepartmentTree } from '../public/department-tree.tsx';
import { flatNodes, useDepartments } from '../public/use-departments.ts';
import { memberSearch } from '../search.ts';

const TITLE = '부서목록';

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
        <Row data-list-head>
          <Text as="h1" weight="semibold">
            {TITLE}
          </Text>
        </Row>
        {waiting}
        {node && (
          <Press
            className={css['chosen']}
            aria-haspopup="dialog"
            aria-label={`${node.deptName} 부서 변경`}
            onClick={() => setOpened(true)}
          >
            <Row as="span" gap={8} size={18}>
              <Text as="strong" cut>
                {node.deptName}
              </Text>
              <Icon name="down" />
            </Row>
          </Press>
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
        <Row as="h1" tall="touch" size={20} weight="semibold">
          {TITLE}
        </Row>
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
