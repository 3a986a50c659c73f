import type { CallByPath } from '@portal/contract/calls';
import type { CallBody } from '@portal/contract/core/call';
import { call, download } from '#lib/call.ts';

/** The call of a list with its request. */
export type SheetSource = { list: string; request: object };

/** A column of a workbook, as the server offers it. */
export type SheetColumn = CallBody<CallByPath['Excel/column-list']>['data'][number];

const requestOf = ({ list, request }: SheetSource) => ({ List: list, Filter: JSON.stringify(request) });

/** The columns of a list for this user, the chosen ones first, and the name of the file. */
export const readColumns = (source: SheetSource) => call('Excel/column-list', requestOf(source));

/** Stores the chosen columns in their order. None means those of the beginning. */
export const saveColumns = (source: SheetSource, keys: readonly string[]) =>
  call('Excel/column-save', { List: source.list, Columns: keys.join('^') });

/** What the user asks for. The id names the workbook for its progress. */
export type WorkbookOrder = { id: string; columns: readonly string[]; reason: string };

/** Downloads the workbook of a list. */
export const downloadWorkbook = (source: SheetSource, order: WorkbookOrder, signal: AbortSignal): Promise<Blob> =>
  download(
    'Excel/list-export',
    { ...requestOf(source), ExportId: order.id, Columns: order.columns.join('^'), Reason: order.reason },
    signal,
  );

/** The rows of a workbook that were written so far, and all of them; 0 until the server knows. */
export async function readProgress(ExportId: string): Promise<{ at: number; of: number }> {
  const { rowsDone = 0, rowsTotal = 0 } = (await call('Excel/export-progress', { ExportId })).data[0] ?? {};
  return { at: rowsDone, of: rowsTotal };
}
