import { getTreeExpandedState, type RenderTreeNodePayload, Tree, type TreeNodeData, useTree } from '@mantine/core';
import '@mantine/core/styles/Tree.layer.css';
import type { DepartmentNode } from '@portal/contract/areas/departments/calls';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import css from './department-tree.module.css';
import { flatNodes } from './use-departments.ts';

type Props = {
  /** What the tree is for, for those who cannot see it. */
  label: string;
  nodes: readonly DepartmentNode[];
  /** The chosen node; 0 for none. */
  chosen: number;
  /** Nodes that cannot be chosen. */
  isOff?: (node: DepartmentNode) => boolean;
  onChoose: (node: DepartmentNode) => void;
};

const toData = ({ deptId, deptName, children }: DepartmentNode): TreeNodeData => ({
  value: String(deptId),
  label: deptName,
  ...(children.length > 0 ? { children: children.map(toData) } : {}),
});

const drawNode =
  (offIds: ReadonlySet<string>) =>
  ({ node, level, expanded, hasChildren, tree, elementProps }: RenderTreeNodePayload) => (
    <div
      {...elementProps}
      className={`${elementProps.className} ${css['node']}`}
      data-top={level === 1 || undefined}
      data-off={offIds.has(node.value) || undefined}
    >
      {hasChildren ? (
        <button
          type="button"
          className={css['fold']}
          tabIndex={-1}
          aria-label={expanded ? '접기' : '펼치기'}
          data-folded={!expanded || undefined}
          onClick={(event) => {
            event.stopPropagation();
            tree.toggleExpanded(node.value);
          }}
        >
          <Icon name="down" />
        </button>
      ) : (
        <span className={css['fold']} />
      )}
      <span className={css['name']} title={String(node.label)}>
        {node.label}
      </span>
    </div>
  );

/** The tree of departments (DEPT-01): arrows walk, open and close, Enter or a click chooses. */
export function DepartmentTree({ label, nodes, chosen, isOff, onChoose }: Props) {
  const data = useMemo(() => nodes.map(toData), [nodes]);
  const flat = flatNodes(nodes);
  const choose = (value: string | undefined) => {
    const node = flat.find(({ deptId }) => String(deptId) === value);
    if (node && isOff?.(node) !== true) onChoose(node);
  };
  // A node that was added later is open too: only what was closed by hand is closed.
  const [closed, setClosed] = useState<Readonly<Record<string, boolean>>>({});
  const tree = useTree({
    expandedState: { ...getTreeExpandedState(data, '*'), ...closed },
    onExpandedStateChange: (next) => setClosed(Object.fromEntries(Object.entries(next).filter(([, open]) => !open))),
    selectedState: [String(chosen)],
    onSelectedStateChange: ([value]) => choose(value),
  });
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    choose(event.target.dataset['value']);
  };
  const offIds = new Set(flat.filter((node) => isOff?.(node) === true).map(({ deptId }) => String(deptId)));
  return (
    <Tree
      className={css['tree'] ?? ''}
      aria-label={label}
      data={data}
      tree={tree}
      levelOffset={20}
      selectOnClick
      expandOnClick={false}
      allowRangeSelection={false}
      renderNode={drawNode(offIds)}
      onKeyDown={handleKey}
    />
  );
}
