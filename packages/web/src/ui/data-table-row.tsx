import { type Key, memo, type Ref } from 'react';
import type { Column } from './table-column.ts';

type Props<Row> = {
  row: Row;
  id: Key;
  columns: readonly Column<Row>[];
  /** Undefined for a table without checkboxes. */
  selected: boolean | undefined;
  onToggle: (key: Key) => void;
  /** Place in the list from 0, when only a part of it is drawn. */
  index?: number;
  measure?: Ref<HTMLTableRowElement>;
};

/** One row; on a phone a card whose cells name themselves. */
function PlainDataTableRow<Row>({ row, id, columns, selected, onToggle, index, measure }: Props<Row>) {
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 2}
      data-selected={selected}
    >
      {selected !== undefined && (
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
