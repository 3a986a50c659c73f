import { type Key, useCallback, useLayoutEffect, useRef } from 'react';
import css from './data-table.module.css';
import { EmptyState } from './empty-state.tsx';
import { type Column, PlainRows, type RowsProps } from './table-rows.tsx';
import { WindowedRows } from './windowed-rows.tsx';

/** Longer tables draw only the rows near the screen. */
const WINDOW_FROM = 100;

/** Marked rows: with checkboxes in front, or with `byRow` by a click on the row itself. */
export type Selection = {
  byRow?: boolean;
  selected: ReadonlySet<Key>;
  onToggle: (key: Key) => void;
  /** The box in the head: everything on this page, or nothing. */
  onToggleAll: (checked: boolean) => void;
};

type Props<Row> = Pick<RowsProps<Row>, 'columns' | 'rows' | 'rowKey' | 'isPinned'> & {
  /** What the table lists, for those who cannot see it. */
  label?: string;
  emptyText: string;
  selection?: Selection | undefined;
  /** Rows of an older request are on screen while the new ones load. */
  stale?: boolean;
};

function CheckAll<Row>({ selection, rows, rowKey }: { selection: Selection } & Pick<Props<Row>, 'rows' | 'rowKey'>) {
  const marked = rows.filter((row) => selection.selected.has(rowKey(row))).length;
  const all = rows.length > 0 && marked === rows.length;
  return (
    <input
      type="checkbox"
      aria-label="전체 선택"
      checked={all}
      ref={(box) => {
        if (box) box.indeterminate = marked > 0 && !all;
      }}
      onChange={(event) => selection.onToggleAll(event.currentTarget.checked)}
    />
  );
}

function HeadCell<Row>({ header, align, rank, sort }: Column<Row>) {
  return (
    <th scope="col" data-align={align} data-rank={rank} aria-sort={sort?.order}>
      {sort ? (
        <button type="button" className={css['sort']} onClick={sort.onSort}>
          {header}
        </button>
      ) : (
        header
      )}
    </th>
  );
}

/** Keeps one function for all rows, whatever the page hands in at each render. */
function useStableToggle(selection: Selection | undefined) {
  const latest = useRef(selection);
  useLayoutEffect(() => {
    latest.current = selection;
  });
  return useCallback((key: Key) => latest.current?.onToggle(key), []);
}

/** A list as a table; its columns fold by rank where there is no room, cards below 640 px; windowed above 100 rows. */
export function DataTable<Row>(props: Props<Row>) {
  const { label, columns, rows, rowKey, isPinned, emptyText, selection, stale = false } = props;
  const onToggle = useStableToggle(selection);
  const byRow = selection?.byRow ?? false;
  const checks = byRow ? undefined : selection;
  const windowed = rows.length > WINDOW_FROM;
  const Rows = windowed ? WindowedRows : PlainRows;
  return (
    <div className={css['frame']} data-stale={stale || undefined}>
      <table
        className={css['table']}
        aria-label={label}
        aria-busy={stale}
        aria-rowcount={windowed ? rows.length + 1 : undefined}
      >
        <colgroup>
          {checks && <col className={css['check']} />}
          {columns.map(({ key, width, rank }) => (
            <col key={key} data-rank={rank} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {checks && (
              <th scope="col" className={css['check']}>
                <CheckAll selection={checks} {...{ rows, rowKey }} />
              </th>
            )}
            {columns.map((column) => (
              <HeadCell {...column} key={column.key} />
            ))}
          </tr>
        </thead>
        <Rows {...{ columns, rows, rowKey, isPinned, byRow, onToggle }} selected={selection?.selected} />
      </table>
      {rows.length === 0 && <EmptyState text={emptyText} />}
    </div>
  );
}
