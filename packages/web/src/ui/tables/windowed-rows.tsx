import { estimateRowHeight } from './row-height.ts';
import { type RowsProps, TableRows } from './table-rows.tsx';
import { useRowWindow } from './use-row-window.ts';

const OVERSCAN = 8;

/** The body of a long table that renders only the rows near the screen. */
export function WindowedRows<Row>(props: RowsProps<Row>) {
  const { rows, rowKey } = props;
  const drawn = useRowWindow<Row, HTMLTableSectionElement, HTMLTableRowElement>({
    rows,
    rowKey,
    guess: estimateRowHeight,
    overscan: OVERSCAN,
  });
  return <TableRows {...props} {...drawn} />;
}
