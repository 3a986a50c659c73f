import { Suspense } from 'react';
import { lazyPart } from '../feedback/lazy-part.ts';
import { type RowsProps, TableRows } from './table-rows.tsx';

/** Longer tables draw only the rows near the screen. */
export const WINDOW_FROM = 100;

const WindowedRows = lazyPart(
  async () => (await import('./windowed-rows.tsx')).WindowedRows,
  TableRows,
) as typeof TableRows;

/** The rows of a table. Long tables are windowed, and show their first rows until that code is loaded. */
export function TableBody<Row>(props: RowsProps<Row>) {
  if (props.rows.length <= WINDOW_FROM) return <TableRows {...props} />;
  return (
    <Suspense fallback={<TableRows {...props} rows={props.rows.slice(0, WINDOW_FROM)} />}>
      <WindowedRows {...props} />
    </Suspense>
  );
}
