import { type Key, type KeyboardEvent, type MouseEvent, memo, type ReactNode, type Ref } from 'react';
import css from './data-table.module.css';

/** One column of a table. Keep the array the same between renders, so that untouched rows are not drawn again. */
export type Column<Row> = {
  key: string;
  header: string;
  width?: number | string;
  align?: 'left' | 'center' | 'right';
  /** Which columns give way first where there is no room: 3 before 2; without a rank it stays. */
  rank?: 2 | 3;
  /** The record's own name: on a phone it is the head of the card. */
  head?: boolean;
  /** Present when the table can be ordered by it. */
  sort?: { order: 'ascending' | 'descending' | 'none'; onSort: () => void };
  render: (row: Row) => ReactNode;
};

/** What the rows of one table share. */
export type RowsProps<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Rows that stand out, such as pinned ones. */
  isPinned?: ((row: Row) => boolean) | undefined;
  selected: ReadonlySet<Key> | undefined;
  byRow: boolean;
  onToggle: (key: Key) => void;
};

type RowProps<Row> = Pick<RowsProps<Row>, 'columns' | 'byRow' | 'onToggle'> & {
  row: Row;
  id: Key;
  pinned: boolean;
  /** Undefined for a table without marks. */
  marked: boolean | undefined;
  /** Place in the list from 0, when only a part of it is drawn. */
  index?: number;
  measure?: Ref<HTMLTableRowElement>;
};

const isControl = (event: MouseEvent): boolean =>
  event.target instanceof Element && event.target.closest('a, button, input') !== null;

/** A row that is marked by a click beside its links, or by Space and Enter while it has the focus (D-87). */
const markedByRow = (marked: boolean, toggle: () => void) => ({
  tabIndex: 0,
  'aria-selected': marked,
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
function PlainTableRow<Row>({ row, id, columns, pinned, marked, byRow, onToggle, index, measure }: RowProps<Row>) {
  const marks = byRow && marked !== undefined ? markedByRow(marked, () => onToggle(id)) : {};
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 2}
      data-selected={marked}
      data-pinned={pinned || undefined}
      {...marks}
    >
      {marked !== undefined && !byRow && (
        <td className={css['check']}>
          <input type="checkbox" aria-label="행 선택" checked={marked} onChange={() => onToggle(id)} />
        </td>
      )}
      {columns.map(({ key, header, align, rank, head, render }) => (
        <td
          key={key}
          className={`cell-${key}`}
          data-label={header}
          data-align={align}
          data-rank={rank}
          data-head={head || undefined}
        >
          <div>{render(row)}</div>
        </td>
      ))}
    </tr>
  );
}

/** Drawn again only when its own row or its mark changed: toggling one of 1000 rows stays instant. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;

/** The body of a table, every row in the page. */
export function PlainRows<Row>({ columns, rows, rowKey, isPinned, selected, byRow, onToggle }: RowsProps<Row>) {
  return (
    <tbody>
      {rows.map((row) => {
        const id = rowKey(row);
        return (
          <TableRow
            key={id}
            {...{ row, id, columns, byRow, onToggle }}
            pinned={isPinned?.(row) ?? false}
            marked={selected?.has(id)}
          />
        );
      })}
    </tbody>
  );
}
