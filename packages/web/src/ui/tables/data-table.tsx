import { type Key, type MouseEvent, useCallback, useLayoutEffect, useRef } from 'react';
import css from './data-table.module.css';
import { TableBody, WINDOW_FROM } from './table-body.tsx';
import cards from './table-cards.module.css';
import type { Column, RowsProps } from './table-rows.tsx';

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
};

type CheckAllProps<Row> = { selection: Selection } & Pick<Props<Row>, 'rows' | 'rowKey' | 'lockOf'>;

function CheckAll<Row>({ selection, rows, rowKey, lockOf }: CheckAllProps<Row>) {
  const open = rows.filter((row) => lockOf?.(row) === undefined).length;
  const marked = rows.filter((row) => selection.selected.has(rowKey(row))).length;
  const all = open > 0 && marked === open;
  return (
    <label>
      <input
        type="checkbox"
        aria-label="전체 선택"
        checked={all}
        disabled={open === 0}
        ref={(box) => {
          if (box) box.indeterminate = marked > 0 && !all;
        }}
        onChange={(event) => selection.onToggleAll(event.currentTarget.checked)}
      />
    </label>
  );
}

function HeadCell<Row>({ header, align, rank, sort, head, lane }: Column<Row>) {
  return (
    <th scope="col" data-align={align} data-rank={rank} data-head={head || undefined} aria-sort={sort?.order}>
      <div>
        {sort ? (
          <button type="button" className={css['sort']} data-print="on" onClick={sort.onSort}>
            {header}
          </button>
        ) : (
          <span>{header}</span>
        )}
        {lane && <span className={css['lane']}>{lane.header}</span>}
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
  const { label, columns, rows, rowKey, isPinned, nameOf, lockOf, selection, onOpen, stale = false } = props;
  const handlers = useStable(selection?.onToggle, onOpen);
  const windowed = rows.length > WINDOW_FROM;
  return (
    <div className={`${css['frame']} ${cards['frame']}`} data-stale={stale || undefined}>
      <table
        className={`${css['table']} ${cards['cards']}`}
        aria-label={label}
        aria-busy={stale}
        aria-rowcount={windowed ? rows.length + 1 : undefined}
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
              <HeadCell {...column} key={column.key} />
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
