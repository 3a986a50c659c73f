import type { DepartmentNode } from '@portal/contract/areas/departments/calls';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { Icon } from '#ui/marks/icon.tsx';
import css from './department-tree.module.css';

type Props = {
  /** What the tree is for, for those who cannot see it. */
  label: string;
  nodes: readonly DepartmentNode[];
  /** The chosen node; 0 for none. */
  chosen: number;
  /** Nodes that cannot be chosen. */
  isOff?: ((node: DepartmentNode) => boolean) | undefined;
  onChoose: (node: DepartmentNode) => void;
};

/** A node as it is drawn: one line among the others. */
type Line = { node: DepartmentNode; level: number; isOpen: boolean };

/** The lines of a tree, without what is below a closed node. */
const linesOf = (nodes: readonly DepartmentNode[], closed: readonly number[], level = 1): Line[] =>
  nodes.flatMap((node) => {
    const isOpen = node.children.length > 0 && !closed.includes(node.deptId);
    return [{ node, level, isOpen }, ...(isOpen ? linesOf(node.children, closed, level + 1) : [])];
  });

/** Where a key leads: to the line of that number, or to folding the own one; undefined for other keys. */
function wayOf(key: string, lines: readonly Line[], index: number): number | 'fold' | undefined {
  const { level, isOpen } = lines[index] ?? { level: 0, isOpen: false };
  const parent = lines.findLastIndex((other, at) => at < index && other.level < level);
  const ways: Readonly<Record<string, number | 'fold'>> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    ArrowRight: isOpen ? index + 1 : 'fold',
    ArrowLeft: isOpen ? 'fold' : parent,
    ' ': 'fold',
  };
  return ways[key];
}

type ItemProps = Pick<Props, 'chosen' | 'isOff' | 'onChoose'> & {
  line: Line;
  isFirst: boolean;
  onFold: () => void;
  onKey: (event: KeyboardEvent<HTMLElement>) => void;
};

function TreeItem({ line, isFirst, chosen, isOff, onChoose, onFold, onKey }: ItemProps) {
  const { node, level, isOpen } = line;
  const hasChildren = node.children.length > 0;
  const off = isOff?.(node) === true;
  const choose = () => {
    if (!off) onChoose(node);
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
      data-off={off || undefined}
      onKeyDown={(event) => (event.key === 'Enter' ? choose() : onKey(event))}
      onClick={choose}
    >
      {hasChildren ? (
        <button
          type="button"
          className={css['fold']}
          tabIndex={-1}
          aria-label={isOpen ? '접기' : '펼치기'}
          data-folded={!isOpen || undefined}
          onClick={handleFold}
        >
          <Icon name="down" />
        </button>
      ) : (
        <span className={css['fold']} />
      )}
      <span className={css['name']} title={node.deptName}>
        {node.deptName}
      </span>
    </div>
  );
}

/** The tree of departments (DEPT-01): arrows walk, open and close, Enter or a click chooses. */
export function DepartmentTree({ label, nodes, chosen, isOff, onChoose }: Props) {
  // A node that was added later is open too: only what was closed by hand is closed.
  const [closed, setClosed] = useState<readonly number[]>([]);
  const lines = linesOf(nodes, closed);
  const fold = ({ deptId, children }: DepartmentNode) => {
    if (children.length > 0)
      setClosed(closed.includes(deptId) ? closed.filter((other) => other !== deptId) : [...closed, deptId]);
  };
  const handleKey = (line: Line, index: number) => (event: KeyboardEvent<HTMLElement>) => {
    const way = wayOf(event.key, lines, index);
    if (way === undefined) return;
    event.preventDefault();
    if (way === 'fold') return fold(line.node);
    const item = event.currentTarget.parentElement?.children[way];
    if (item instanceof HTMLElement) item.focus();
  };
  return (
    <div role="tree" className={css['tree']} aria-label={label}>
      {lines.map((line, index) => (
        <TreeItem
          key={line.node.deptId}
          line={line}
          isFirst={index === 0}
          onFold={() => fold(line.node)}
          onKey={handleKey(line, index)}
          {...{ chosen, isOff, onChoose }}
        />
      ))}
    </div>
  );
}
