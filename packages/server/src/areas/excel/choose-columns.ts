import { type Actor, isManager } from '@portal/contract/core/actor';
import { EXPORT_REASON_LENGTH, isExportReason } from '@portal/contract/core/sheets';
import { refuseClosedCall } from '#areas/menu/public/grants.ts';
import type { CallCtx } from '#context.ts';
import type { AnyListExport, SheetColumn } from '#lists/list-export.ts';
import { refuse } from '#refuse.ts';

/** The workbooks of all lists, by the path of the call that answers the list. */
export type ListExports = ReadonlyMap<string, AnyListExport>;

/** The workbook of a list. A list that the caller may not read is refused as the list itself is. */
export async function reachExport(ctx: CallCtx, exports: ListExports, list: string): Promise<AnyListExport> {
  const one = exports.get(list) ?? refuse('NOT_FOUND', { field: 'List' });
  if (one.call.may !== 'open' && !one.call.may(ctx.actor)) refuse('FORBIDDEN');
  await refuseClosedCall(ctx, one.call);
  return one;
}

/** The columns that a user may have: personal data for permission M alone (D-311). */
export const columnsFor = (actor: Actor, one: AnyListExport): readonly SheetColumn<never>[] =>
  one.columns(actor).filter(({ personal }) => !personal || isManager(actor));

/** The columns with these keys in their order. A key that the user may not have is skipped. */
export const inOrderOf = (columns: readonly SheetColumn<never>[], keys: readonly string[]): SheetColumn<never>[] =>
  [...new Set(keys)].flatMap((key) => columns.filter((column) => column.key === key));

/**
 * The requested columns. Refuses a workbook without columns, personal data for a user without permission M, and
 * personal data without a reason (D-311).
 */
export function requestedColumns(
  actor: Actor,
  one: AnyListExport,
  { Columns, Reason }: { Columns: readonly string[]; Reason: string },
): SheetColumn<never>[] {
  if (inOrderOf(one.columns(actor), Columns).some(({ personal }) => personal) && !isManager(actor)) refuse('FORBIDDEN');
  const columns = inOrderOf(columnsFor(actor, one), Columns);
  if (columns.length === 0) refuse('FIELD_REQUIRED', { field: 'Columns', message: 'excel.columns.none' });
  if (columns.some(({ personal }) => personal) && !isExportReason(Reason)) {
    refuse('FIELD_REQUIRED', {
      field: 'Reason',
      message: 'excel.reason.short',
      values: { least: EXPORT_REASON_LENGTH },
    });
  }
  return columns;
}
