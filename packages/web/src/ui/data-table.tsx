import { type Key, useCallback, useLayoutEffect, useRef } from 'react';
import { DataTableRow } from './data-table-row.tsx';
import { EmptyState } from './empty-state.tsx';
import type { Column, RowsProps, Selection } from './table-column.ts';
import { WindowedRows } from './windowed-rows.tsx';
import './data-table.css';

/** Longer tables draw only the rows near the screen. */
const WINDOW_FROM = 100;

type Props<Row> = {
  /** What the table lists, for those who cannot see it. */
  label?: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  emptyText: string;
  selection?: Selection | undefined;
  /** Rows of an older request are on screen while the new ones load. */
  stale?: boolean;
};

function PlainRows<Row>({ columns, rows, rowKey, selected, byRow, onToggle }: RowsProps<Row>) {
  return (
    <tbody>
      {rows.map((row) => {
        const id = rowKey(row);
        return <DataTableRow key={id} {...{ row, id, columns, byRow, onToggle }} selected={selected?.has(id)} />;
      })}
    </tbody>
  );
}

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

/** Keeps one function for all rows, whatever the page hands in at each render. */
function useStableToggle(selection: Selection | undefined) {
  const latest = useRef(selection);
  useLayoutEffect(() => {
    latest.current = selection;
  });
  return useCallback((key: Key) => latest.current?.onToggle(key), []);
}

/** A list as a table; cards below 640 px; windowed above 100 rows. */
export function DataTable<Row>({ label, columns, rows, rowKey, emptyText, selection, stale = false }: Props<Row>) {
  const onToggle = useStableToggle(selection);
  const byRow = selection?.byRow ?? false;
  const checks = byRow ? undefined : selection;
  const windowed = rows.length > WINDOW_FROM;
  const Rows = windowed ? WindowedRows : PlainRows;
  return (
    <div className="data-table-frame" data-stale={stale || undefined}>
      <table
        className="data-table"
        aria-label={label}
        aria-busy={stale}
        aria-rowcount={windowed ? rows.length + 1 : undefined}
      >
        <colgroup>
          {checks && <col className="data-table-check" />}
          {columns.map(({ key, width }) => (
            <col key={key} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {checks && (
              <th scope="col" className="data-table-check">
                <CheckAll selection={checks} {...{ rows, rowKey }} />
              </th>
            )}
            {columns.map(({ key, header, align }) => (
              <th scope="col" key={key} data-align={align}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <Rows {...{ columns, rows, rowKey, byRow, onToggle }} selected={selection?.selected} />
      </table>
      {rows.length === 0 && <EmptyState text={emptyText} />}
    </div>
  );
}
