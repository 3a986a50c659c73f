import { guessHeight } from './row-height.ts';
import { PartRows, type RowsProps } from './table-rows.tsx';
import { useWindowedPart } from './use-windowed-part.ts';

const PACE = { overscan: 8, step: 4 };

/** The body of a long table: only the rows near the screen are in the page. */
export function WindowedRows<Row>(props: RowsProps<Row>) {
  const drawn = useWindowedPart<HTMLTableSectionElement, HTMLTableRowElement>({
    count: props.rows.length,
    guess: guessHeight,
    ...PACE,
  });
  return <PartRows {...props} {...drawn} numbered />;
}
