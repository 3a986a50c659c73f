import type { DepartmentNode } from '@portal/contract/areas/departments/calls';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { Press } from '#ui/buttons/press.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Text } from '#ui/text/text.tsx';
import css from './department-tree.module.css';

type Props = {
  /** The accessible name of the tree. */
  label: string;
  nodes: readonly DepartmentNode[];
  /** The id of the chosen node; 0 for none. */
  chosen: number;
  /** Whether a node cannot be chosen. */
  isDisabled?: ((node: DepartmentNode) => boolean) | undefined;
  onChoose: (node: DepartmentNode) => void;
};

/** A node as one line of the tree. */
type Line = { node: DepartmentNode; level: number; isOpen: boolean };

/** The lines of a tree, without the descendants of closed nodes. */
const linesOf = (nodes: readonly DepartmentNode[], closed: readonly number[], level = 1): Line[] =>
  nodes.flatMap((node) => {
    const isOpen = node.children.length > 0 && !closed.includes(node.deptId);
    return [{ node, level, isOpen }, ...(isOpen ? linesOf(node.children, closed, level + 1) : [])];
  });

/** The effect of a key: the index of the line to focus, or 'fold'. It is undefined for other keys. */
function keyTarget(key: string, lines: readonly Line[], index: number): number | 'fold' | undefined {
  const { level, isOpen } = lines[index] ?? { level: 0, isOpen: false };
  const parent = lines.findLastIndex((other, at) => at < index && other.level < level);
  const targets: Readonly<Record<string, number | 'fold'>> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    ArrowRight: isOpen ? index + 1 : 'fold',
    ArrowLeft: isOpen ? 'fold' : parent,
    ' ': 'fold',
  };
  return targets[key];
}

type ItemProps = Pick<Props, 'chosen' | 'isDisabled' | 'onChoose'> & {
  line: Line;
  isFirst: boolean;
  onFold: () => void;
  onKey: (event: KeyboardEvent<HTMLElement>) => void;
};

function TreeItem({ line, isFirst, chosen, isDisabled, onChoose, onFold, onKey }: ItemProps) {
  const { node, level, isOpen } = line;
  const hasChildren = node.children.length > 0;
  const disabled = isDisabled?.(node) === true;
  const choose = () => {
    if (!disabled) onChoose(node);
  };
  const handleFold = (event: MouseEvent) => {
    event.stopPropagation();
    onFold();
  };
  return (
    <div
      role="treeitem"
      className={css['node']}
      style={{ paddingLeft: (level - 1) * 20 }}
      tabIndex={isFirst ? 0 : -1}
      aria-selected={node.deptId === chosen}
      aria-expanded={hasChildren ? isOpen : undefined}
      aria-level={level}
      data-off={disabled || undefined}
      onKeyDown={(event) => (event.key === 'Enter' ? choose() : onKey(event))}
      onClick={choose}
    >
      {hasChildren ? (
        <Press
          className={css['fold']}
          tabIndex={-1}
          aria-label={isOpen ? '접기' : '펼치기'}
          data-folded={!isOpen || undefined}
          onClick={handleFold}
        >
          <Icon name="down" size={14} />
        </Press>
      ) : (
        <span className={css['fold']} />
      )}
      <Text as="span" title={node.deptName} cut>
        {node.deptName}
      </Text>
    </div>
  );
}

/** The tree of departments (DEPT-01). Arrow keys move, open and close. Enter or a click chooses. */
export function DepartmentTree({ label, nodes, chosen, isDisabled, onChoose }: Props) {
  // Stores the closed nodes, so that a node added later is open.
  const [closed, setClosed] = useState<readonly number[]>([]);
  const lines = linesOf(nodes, closed);
  const fold = ({ deptId, children }: DepartmentNode) => {
    if (children.length > 0)
      setClosed(closed.includes(deptId) ? closed.filter((other) => other !== deptId) : [...closed, deptId]);
  };
  const handleKey = (line: Line, index: number) => (event: KeyboardEvent<HTMLElement>) => {
    const target = keyTarget(event.key, lines, index);
    if (target === undefined) return;
    event.preventDefault();
    if (target === 'fold') return fold(line.node);
    const item = event.currentTarget.parentElement?.children[target];
    if (item instanceof HTMLElement) item.focus();
  };
  return (
    <Stack role="tree" size={13} phoneSize={16} aria-label={label}>
      {lines.map((line, index) => (
        <TreeItem
          key={line.node.deptId}
          line={line}
          isFirst={index === 0}
          onFold={() => fold(line.node)}
          onKey={handleKey(line, index)}
          {...{ chosen, isDisabled, onChoose }}
        />
      ))}
    </Stack>
  );
}
