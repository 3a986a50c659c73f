import type { DepartmentNode } from '@portal/contract/areas/departments/calls';
import { useState } from 'react';
import { useSave } from '#kit/form/use-save.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { ButtonRow } from '#ui/layers/dialog.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Panel } from '#ui/surface/panel.tsx';
import { moveDepartment } from '../api.ts';
import { DepartmentTree } from '../public/department-tree.tsx';
import { flatNodes } from '../public/use-departments.ts';

type Props = {
  nodes: readonly DepartmentNode[];
  node: DepartmentNode;
  onSaved: () => Promise<unknown>;
  onClose: () => void;
};

/** The form that chooses a new parent for a department. The department and its descendants cannot be chosen. */
export function MoveForm({ nodes, node: shown, onSaved, onClose }: Props) {
  const [node] = useState(shown);
  const [parentId, setParentId] = useState(node.parentDeptId);
  const branch = new Set(flatNodes([node]).map(({ deptId }) => deptId));
  const target = flatNodes(nodes).find(({ deptId }) => deptId === parentId);
  const save = useSave({
    send: (target: number, key) => moveDepartment(node, target, key),
    done: 'department.move.done',
    failed: 'department.save.failed',
    onDone: () => {
      onClose();
      return onSaved();
    },
  });
  return (
    <>
      <Row as="p" padY={8} size={13} tone="soft" role="status">
        <span>
          {target?.departPath} → <strong>{node.deptName}</strong>
        </span>
      </Row>
      <Panel padX={4} padY={4} bounded>
        <DepartmentTree
          label="옮길 곳"
          nodes={nodes}
          chosen={parentId}
          isDisabled={({ deptId }) => branch.has(deptId)}
          onChoose={({ deptId }) => setParentId(deptId)}
        />
      </Panel>
      <ButtonRow>
        <BusyButton variant="default" onClick={onClose}>
          닫기
        </BusyButton>
        <BusyButton inactive={parentId === node.parentDeptId} onClick={() => save(parentId)}>
          이동
        </BusyButton>
      </ButtonRow>
    </>
  );
}
