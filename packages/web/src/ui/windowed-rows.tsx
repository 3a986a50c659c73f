import { guessHeight } from './row-height.ts';
import { PartRows, type RowsProps } from './table-rows.tsx';
import { useNarrow } from './use-narrow.ts';
import { useWindowedPart } from './use-windowed-part.ts';

const PACE = { overscan: 8, step: 4 };

/** The body of a long table: only the rows near the screen are in the page. */
export function WindowedRows<Row>(props: RowsProps<Row>) {
  const narrow = useNarrow();
  const { measure, ...drawn } = useWindowedPart<HTMLTableSectionElement, HTMLTableRowElement>({
    count: props.rows.length,
    guess: guessHeight,
    ...PACE,
  });
  // Lines of a table are as high as the style sheet says; only cards are measured.
  return <PartRows {...props} {...drawn} {...(narrow ? { measure } : {})} numbered />;
}
