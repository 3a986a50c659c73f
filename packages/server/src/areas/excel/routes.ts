import type { excelCalls } from '@portal/contract/areas/excel/calls';
import type { Call } from '@portal/contract/core/call';
import { toYesNo } from '@portal/contract/core/formats';
import { EXPORTS_AT_ONCE } from '@portal/contract/core/sheets';
import type { CallCtx } from '#context.ts';
import type { Download } from '#http/downloads.ts';
import type { Handler, Routes } from '#http/handler-types.ts';
import { readJsonRequest } from '#http/read-request.ts';
import type { AnyListExport } from '#lists/list-export.ts';
import { makeFairQueue } from '#process/fair-queue.ts';
import { columnsFor, inOrderOf, type ListExports, reachExport, requestedColumns } from './choose-columns.ts';
import { fileNameOf, makeWorkbook, type RequestedWorkbook } from './make-workbook.ts';
import { findChoice, removeChoice, storeChoice } from './queries/choice.ts';
import { findProgress } from './queries/progress.ts';

type Calls = typeof excelCalls;

/**
 * Each workbook has a thread and a connection of its own, so a process makes only a few at once. One more than a user
 * may have, so that others get their turn.
 */
const runQueued = makeFairQueue({
  concurrency: EXPORTS_AT_ONCE + 1,
  maxWaiting: 24,
  maxWaitingPerKey: EXPORTS_AT_ONCE,
});

const filterOf = (call: Call, filter: string): object => readJsonRequest(call, filter || '{}', 'Filter');

/** The columns of a list: the chosen ones in their order, then the others. At first all but personal data and optional ones (D-313). */
const listColumns =
  (exports: ListExports): Handler<Calls['listColumns']> =>
  async (ctx, { List, Filter }) => {
    const one = await reachExport(ctx, exports, List);
    const input = filterOf(one.call, Filter);
    const columns = columnsFor(ctx.actor, one);
    const keys = await findChoice(ctx.db, ctx.actor.userId, List);
    const chosen = keys
      ? inOrderOf(columns, keys)
      : columns.filter(({ personal, isOptional }) => !personal && !isOptional);
    const shown = [...chosen, ...columns.filter((column) => !chosen.includes(column))];
    return {
      rows: shown.map((column) => ({
        key: column.key,
        label: column.label,
        kind: column.kind ?? 'text',
        personalYN: toYesNo(column.personal ?? false),
        chosenYN: toYesNo(chosen.includes(column)),
      })),
      meta: { fileName: fileNameOf(ctx, one, input) },
    };
  };

/** Stores the chosen columns; none means the columns of the beginning. */
const saveColumns =
  (exports: ListExports): Handler<Calls['saveColumns']> =>
  async (ctx, { List, Columns }) => {
    const one = await reachExport(ctx, exports, List);
    const keys = inOrderOf(columnsFor(ctx.actor, one), Columns).map(({ key }) => key);
    if (keys.length === 0) await removeChoice(ctx.db, ctx.actor.userId, List);
    else await storeChoice(ctx.db, ctx.actor.userId, List, keys);
  };

/** Answers the file when its first rows are read, and goes on making it. */
const startWorkbook = (ctx: CallCtx, requested: RequestedWorkbook): Promise<Download> =>
  new Promise((resolve, reject) => {
    runQueued(ctx.actor.userId, () => makeWorkbook(ctx, requested, resolve)).catch(reject);
  });

/** A list as a workbook: every row that the list answers under these conditions, masked as it is (D-310). */
const exportList =
  (exports: ListExports): Handler<Calls['exportList']> =>
  async (ctx, { List, ExportId, Filter, Columns, Reason }) => {
    const one: AnyListExport = await reachExport(ctx, exports, List);
    const input = filterOf(one.call, Filter);
    const columns = requestedColumns(ctx.actor, one, { Columns, Reason });
    const key = { userId: ctx.actor.userId, id: ExportId };
    return startWorkbook(ctx, { key, one, input, columns, reason: Reason });
  };

/** How far one of the caller's own workbooks is. */
const readProgress: Handler<Calls['readProgress']> = async ({ db, actor }, { ExportId }) => {
  const found = await findProgress(db, { userId: actor.userId, id: ExportId });
  return found ? { rowsDone: found.rows_done, rowsTotal: found.rows_total } : null;
};

/** The calls about workbooks, with the workbooks of all areas. */
export const excelRoutes = (sheets: readonly AnyListExport[]): Routes<Calls> => {
  const exports: ListExports = new Map(sheets.map((one) => [one.call.path, one]));
  return {
    listColumns: listColumns(exports),
    saveColumns: saveColumns(exports),
    exportList: exportList(exports),
    readProgress,
  };
};
