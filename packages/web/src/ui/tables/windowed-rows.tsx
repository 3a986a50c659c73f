import { guessHeight } from './row-height.ts';
import { type RowsProps, TableRows } from './table-rows.tsx';
import { useWindowedPart } from './use-windowed-part.ts';

const OVERSCAN = 8;

/** The body of a long table that renders only the rows near the screen. */
export function WindowedRows<Row>(props: RowsProps<Row>) {
  const { rows, rowKey } = props;
  const drawn = useWindowedPart<Row, HTMLTableSectionElement, HTMLTableRowElement>({
    rows,
    rowKey,
    guess: guessHeight,
    overscan: OVERSCAN,
  });
  return <TableRows {...props} {...drawn} />;
}
