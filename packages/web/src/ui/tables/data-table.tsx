import { type CSSProperties, type Key, type MouseEvent, useCallback, useLayoutEffect, useRef } from 'react';
import css from './data-table.module.css';
import { TableBody, WINDOW_FROM } from './table-body.tsx';
import cards from './table-cards.module.css';
import type { Column, ColumnSort, RowsProps } from './table-rows.tsx';
import { useTooWide } from './use-too-wide.ts';

/** Selected rows, with a checkbox in front of each. */
export type Selection = {
  selected: ReadonlySet<Key>;
  onToggle: (key: Key) => void;
  /** The checkbox in the head: all rows of this page, or none. */
  onToggleAll: (checked: boolean) => void;
};

type Props<Row> = Pick<RowsProps<Row>, 'columns' | 'rows' | 'rowKey' | 'isPinned' | 'nameOf' | 'lockOf' | 'onOpen'> & {
  /** Accessible name of the table. */
  label?: string;
  selection?: Selection | undefined;
  /** Rows of an older request are on screen while the new ones load. */
  stale?: boolean;
  /** The table scrolls sideways where its columns have no room. */
  scrolls?: boolean;
};

/** The least width of the column of the record's name, with its lane. */
const HEAD_WIDTH = 320;

/** The width that all columns need. */
const neededWidth = (columns: readonly Pick<Column<unknown>, 'width'>[]): number =>
  columns.reduce((sum, { width = HEAD_WIDTH }) => sum + width, 0);

type CheckAllProps<Row> = { selection: Selection } & Pick<Props<Row>, 'rows' | 'rowKey' | 'lockOf'>;

function CheckAll<Row>({ selection, rows, rowKey, lockOf }: CheckAllProps<Row>) {
  const open = rows.filter((row) => lockOf?.(row) === undefined);
  // A row that was refused stays marked, and may be locked by now.
  const marked = open.filter((row) => selection.selected.has(rowKey(row))).length;
  const all = open.length > 0 && marked === open.length;
  return (
    <label>
      <input
        type="checkbox"
        aria-label="전체 선택"
        checked={all}
        disabled={open.length === 0}
        ref={(box) => {
          if (box) box.indeterminate = marked > 0 && !all;
        }}
        onChange={(event) => selection.onToggleAll(event.currentTarget.checked)}
      />
    </label>
  );
}

/** The name of a column, as a button where it sorts the table. */
const Heading = ({ header, sort }: { header: string; sort: ColumnSort | undefined }) =>
  sort ? (
    <button type="button" className={css['sort']} data-print="on" onClick={sort.onSort}>
      {header}
    </button>
  ) : (
    <span>{header}</span>
  );

function HeadCell<Row>({ column }: { column: Column<Row> }) {
  const { key, header, align, rank, sort, head, lane } = column;
  return (
    <th
      scope="col"
      data-column={key}
      data-align={align}
      data-rank={rank}
      data-head={head || undefined}
      aria-sort={(sort ?? lane?.sort)?.order}
    >
      <div>
        <Heading header={header} sort={sort} />
        {lane && (
          <span className={css['lane']}>
            <Heading header={lane.header} sort={lane.sort} />
          </span>
        )}
      </div>
    </th>
  );
}

/** Stable versions of both handlers, although the page passes new ones at each render. */
function useStable(onToggle: ((key: Key) => void) | undefined, onOpen: RowsProps<unknown>['onOpen']) {
  const latest = useRef({ onToggle, onOpen });
  useLayoutEffect(() => {
    latest.current = { onToggle, onOpen };
  });
  const toggle = useCallback((key: Key) => latest.current.onToggle?.(key), []);
  const open = useCallback((key: Key, event: MouseEvent) => latest.current.onOpen?.(key, event), []);
  return { onToggle: toggle, onOpen: onOpen ? open : undefined };
}

/**
 * A list as a table with a sticky head. Columns are hidden by rank where there is no room. Below 900 px the rows are
 * cards, and above 100 rows it is windowed.
 */
export function DataTable<Row>(props: Props<Row>) {
  const { label, columns, rows, rowKey, isPinned, nameOf, lockOf, selection, onOpen } = props;
  const { stale = false, scrolls = false } = props;
  const frame = useRef<HTMLDivElement>(null);
  const width = neededWidth(columns);
  const isTooWide = useTooWide(frame, width, scrolls);
  const needed: CSSProperties & { '--needed': string } = { '--needed': `${width / 16}rem` };
  const handlers = useStable(selection?.onToggle, onOpen);
  const windowed = rows.length > WINDOW_FROM;
  return (
    <div
      className={`${css['frame']} ${cards['frame']}`}
      data-stale={stale || undefined}
      ref={frame}
      data-scrolls={isTooWide || undefined}
    >
      <table
        className={`${css['table']} ${cards['cards']}`}
        aria-label={label}
        aria-busy={stale}
        aria-rowcount={windowed ? rows.length + 1 : undefined}
        style={needed}
      >
        <colgroup>
          {selection && <col className={css['checks']} />}
          {columns.map(({ key, width, rank }) => (
            <col
              key={key}
              data-rank={rank}
              {...(width === undefined ? {} : { style: { width: `${width / 16}rem` } })}
            />
          ))}
        </colgroup>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={css['check']} data-check="true">
                <CheckAll selection={selection} {...{ rows, rowKey, lockOf }} />
              </th>
            )}
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <TableBody
          {...{ columns, rows, rowKey, isPinned, nameOf, lockOf, ...handlers }}
          selected={selection?.selected}
        />
      </table>
    </div>
  );
}
