import { type Key, type KeyboardEvent, type MouseEvent, memo, type Ref } from 'react';
import type { Column } from './table-column.ts';

type Props<Row> = {
  row: Row;
  id: Key;
  columns: readonly Column<Row>[];
  /** Undefined for a table without marks. */
  selected: boolean | undefined;
  byRow: boolean;
  onToggle: (key: Key) => void;
  /** Place in the list from 0, when only a part of it is drawn. */
  index?: number;
  measure?: Ref<HTMLTableRowElement>;
};

const isControl = (event: MouseEvent): boolean =>
  event.target instanceof Element && event.target.closest('a, button, input') !== null;

/** A row that is marked by a click beside its links, or by Space and Enter while it has the focus (D-87). */
const markedByRow = (selected: boolean, toggle: () => void) => ({
  tabIndex: 0,
  'aria-selected': selected,
  onClick: (event: MouseEvent) => {
    if (!isControl(event)) toggle();
  },
  onKeyDown: (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || (event.key !== ' ' && event.key !== 'Enter')) return;
    event.preventDefault();
    toggle();
  },
});

/** One row; on a phone a card whose cells name themselves. */
function PlainDataTableRow<Row>({ row, id, columns, selected, byRow, onToggle, index, measure }: Props<Row>) {
  const marks = byRow && selected !== undefined ? markedByRow(selected, () => onToggle(id)) : {};
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 2}
      data-selected={selected}
      {...marks}
    >
      {selected !== undefined && !byRow && (
        <td className="data-table-check">
          <input type="checkbox" aria-label="행 선택" checked={selected} onChange={() => onToggle(id)} />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.key} className={`cell-${column.key}`} data-label={column.header} data-align={column.align}>
          <div>{column.render(row)}</div>
        </td>
      ))}
    </tr>
  );
}

/** Drawn again only when its own row or its mark changed: toggling one of 1000 rows stays instant. */
export const DataTableRow = memo(PlainDataTableRow) as typeof PlainDataTableRow;
