import { type Key, type MouseEvent, memo, type ReactNode, type Ref } from 'react';
import css from './data-table.module.css';
import { RowBox } from './row-box.tsx';
import type { RowWindow } from './use-row-window.ts';

/** How a table is sorted by a column, and what sorts it. */
export type ColumnSort = { order: 'ascending' | 'descending' | 'none'; onSort: () => void };

/** One column of a table. Keep the array the same between renders, so that untouched rows are not drawn again. */
export type Column<Row> = {
  key: string;
  header: string;
  width?: number;
  align?: 'left' | 'center' | 'right';
  /** Columns are hidden by rank where there is no room: 4 before 3, and so on. A column without a rank stays. */
  rank?: 1 | 2 | 3 | 4;
  /** The record's name: at least 220 px wide, the only column that is shortened, and the head of a card. */
  head?: boolean;
  /** A second value at the end of the cell, in a lane of its own. */
  lane?: { header: string; sort?: ColumnSort; render: (row: Row) => ReactNode };
  /** Set when the table can be sorted by the column. */
  sort?: ColumnSort;
  render: (row: Row) => ReactNode;
};

/** Props that the rows of one table share. */
export type RowsProps<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Rows that stand out, such as pinned ones. */
  isPinned?: ((row: Row) => boolean) | undefined;
  /** Name of a row in the label of its checkbox. */
  nameOf?: ((row: Row) => string) | undefined;
  /** Why a row cannot be selected. It has a lock instead of a checkbox. */
  lockOf?: ((row: Row) => string | undefined) | undefined;
  selected: ReadonlySet<Key> | undefined;
  onToggle: (key: Key) => void;
  /** Called on a click on the row outside its links and checkboxes. */
  onOpen?: ((key: Key, event: MouseEvent) => void) | undefined;
};

type RowProps<Row> = Pick<RowsProps<Row>, 'columns' | 'onToggle' | 'onOpen'> & {
  row: Row;
  id: Key;
  pinned: boolean;
  /** Undefined for a table without checkboxes. */
  marked: boolean | undefined;
  name: string | undefined;
  lock: string | undefined;
  /** Index in the list from 0, when only a part of it is drawn. */
  index: number | undefined;
  measure: Ref<HTMLTableRowElement> | undefined;
};

/** Whether a click must not open the row: it hit a control, or ended a text selection. */
const isHandledElsewhere = (event: MouseEvent): boolean =>
  (event.target instanceof Element && event.target.closest('a, button, input, label') !== null) ||
  window.getSelection()?.isCollapsed === false;

const textOf = (content: ReactNode): string | undefined => (typeof content === 'string' ? content : undefined);

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { key, header, align, rank, head, lane, render } = column;
  const content = render(row);
  return (
    <td
      className={`cell-${key}`}
      data-label={header}
      data-align={align}
      data-rank={rank}
      data-head={head || undefined}
      title={textOf(content)}
    >
      {head || lane ? (
        <div>
          <span>{content}</span>
          {lane && <span className={css['lane']}>{lane.render(row)}</span>}
        </div>
      ) : (
        content
      )}
    </td>
  );
}

/** One row, on a narrow screen a card. The keyboard opens it by the link of its name. */
function PlainTableRow<Row>(props: RowProps<Row>) {
  const { row, id, columns, pinned, marked, name, lock, onToggle, onOpen, index, measure } = props;
  return (
    <tr
      ref={measure}
      data-index={index}
      data-key={id}
      aria-rowindex={index === undefined ? undefined : index + 2}
      data-selected={marked}
      data-pinned={pinned || undefined}
      data-opens={onOpen ? true : undefined}
      onClick={(event) => {
        if (!isHandledElsewhere(event)) onOpen?.(id, event);
      }}
    >
      {marked !== undefined && (
        <td className={css['check']} data-check="true">
          <RowBox {...{ name, lock }} checked={marked} onToggle={() => onToggle(id)} />
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.key} column={column} row={row} />
      ))}
    </tr>
  );
}

/** Renders again only when its own row or selection changed, so that toggling one of 1000 rows is instant. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;

/** A spacer for rows that are not drawn. */
function Gap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr className={css['gap']} data-gap="true">
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}

type BodyProps<Row> = RowsProps<Row> & {
  /** The drawn rows, by default all of them. */
  part?: RowWindow;
  measure?: Ref<HTMLTableRowElement> | undefined;
  box?: Ref<HTMLTableSectionElement>;
};

/** The body of a table: its rows, or some of them with spacers for the others. */
export function TableRows<Row>({ part, measure, box, ...shared }: BodyProps<Row>) {
  const { columns, rows, rowKey, isPinned, nameOf, lockOf, selected, onToggle, onOpen } = shared;
  const width = columns.length + (selected ? 1 : 0);
  return (
    <tbody ref={box}>
      <Gap height={part?.before ?? 0} columns={width} />
      {(part ? rows.slice(part.from, part.to) : rows).map((row, offset) => {
        const id = rowKey(row);
        return (
          <TableRow
            key={id}
            {...{ row, id, columns, onToggle, onOpen, measure }}
            index={part ? part.from + offset : undefined}
            pinned={isPinned?.(row) ?? false}
            marked={selected?.has(id)}
            name={nameOf?.(row)}
            lock={selected && lockOf?.(row)}
          />
        );
      })}
      <Gap height={part?.after ?? 0} columns={width} />
    </tbody>
  );
}
