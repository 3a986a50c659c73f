import { type Key, type MouseEvent, memo, type ReactNode, type Ref } from 'react';
import css from './data-table.module.css';
import type { Part } from './use-windowed-part.ts';

/** One column of a table. Keep the array the same between renders, so that untouched rows are not drawn again. */
export type Column<Row> = {
  key: string;
  header: string;
  width?: number;
  align?: 'left' | 'center' | 'right';
  /** Which columns give way first where there is no room: 4 before 3, and so on; without a rank it stays. */
  rank?: 1 | 2 | 3 | 4;
  /** The record's own name: never less than 220 px, the only one that is shortened, and the head of a card. */
  head?: boolean;
  /** What stands in a lane of its own at the end of the cell. */
  lane?: { header: string; render: (row: Row) => ReactNode };
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
  onToggle: (key: Key) => void;
  /** A click on the row beside its links and boxes. */
  onOpen?: ((key: Key, event: MouseEvent) => void) | undefined;
};

type RowProps<Row> = Pick<RowsProps<Row>, 'columns' | 'onToggle' | 'onOpen'> & {
  row: Row;
  id: Key;
  pinned: boolean;
  /** Undefined for a table without marks. */
  marked: boolean | undefined;
  /** Place in the list from 0, when only a part of it is drawn. */
  index: number | undefined;
  measure: Ref<HTMLTableRowElement> | undefined;
};

/** A click that means something else than the row: a control, or the end of a text that was marked to be copied. */
const isElsewhere = (event: MouseEvent): boolean =>
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

/** One row, on a narrow screen a card; the keyboard opens it by the link of its name. */
function PlainTableRow<Row>({ row, id, columns, pinned, marked, onToggle, onOpen, index, measure }: RowProps<Row>) {
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
        if (!isElsewhere(event)) onOpen?.(id, event);
      }}
    >
      {marked !== undefined && (
        <td className={css['check']} data-check="true">
          <label>
            <input type="checkbox" aria-label="행 선택" checked={marked} onChange={() => onToggle(id)} />
          </label>
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.key} column={column} row={row} />
      ))}
    </tr>
  );
}

/** Drawn again only when its own row or its mark changed: toggling one of 1000 rows stays instant. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;

/** Stands for rows that are not in the page. */
function Gap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr className={css['gap']} data-gap="true">
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}

type BodyProps<Row> = RowsProps<Row> & {
  /** Which rows are in the page; all of them without it. */
  part?: Part;
  measure?: Ref<HTMLTableRowElement> | undefined;
  box?: Ref<HTMLTableSectionElement>;
};

/** The body of a table: its rows, or a part of them and room for the others. */
export function TableRows<Row>({ part, measure, box, ...shared }: BodyProps<Row>) {
  const { columns, rows, rowKey, isPinned, selected, onToggle, onOpen } = shared;
  const width = columns.length + (selected ? 1 : 0);
  return (
    <tbody ref={box}>
      <Gap height={part?.before ?? 0} columns={width} />
      {(part ? rows.slice(part.from, part.to) : rows).map((row, place) => {
        const id = rowKey(row);
        return (
          <TableRow
            key={id}
            {...{ row, id, columns, onToggle, onOpen, measure }}
            index={part ? part.from + place : undefined}
            pinned={isPinned?.(row) ?? false}
            marked={selected?.has(id)}
          />
        );
      })}
      <Gap height={part?.after ?? 0} columns={width} />
    </tbody>
  );
}
