import { Readable } from 'node:stream';
import { seoulDay } from '@portal/contract/core/dates';
import { EXPORT_ROWS, EXPORTS_AT_ONCE } from '@portal/contract/core/sheets';
import { logEvent } from '#areas/audit/public/events.ts';
import { logExportReading } from '#areas/audit/public/readings.ts';
import type { CallCtx } from '#context.ts';
import type { Download } from '#http/downloads.ts';
import type { AnyListExport, SheetColumn } from '#lists/list-export.ts';
import { refuse } from '#refuse.ts';
import { cellOf } from './cell.ts';
import { beginExport, type ExportKey, endExport, storeProgress } from './queries/progress.ts';
import { type ListReader, openReader } from './read-rows.ts';
import { openWriter } from './workbook-writer.ts';

const MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Progress is stored at most this often. */
const PROGRESS_MS = 300;
const RETRY_SECONDS = 3;

/** A workbook as it was requested, after its checks. */
export type RequestedWorkbook = {
  key: ExportKey;
  one: AnyListExport;
  /** The parsed request of the list. */
  input: object;
  columns: readonly SheetColumn<never>[];
  reason: string;
};

/** The name of the workbook of a list, without the day. */
export const nameOf = ({ name }: AnyListExport, input: object): string =>
  typeof name === 'string' ? name : name(input as never);

/** The name of the file, with the day. */
export const fileNameOf = (ctx: CallCtx, one: AnyListExport, input: object): string =>
  `${nameOf(one, input)}_${seoulDay(ctx.now())}.xlsx`;

/** Refuses more rows than a workbook may have, since an incomplete workbook would mislead (D-310). */
function refuseTooMany(total: number, { most = EXPORT_ROWS }: AnyListExport): void {
  if (total > most) refuse('EXPORT_ROWS', { values: { most: most.toLocaleString('ko-KR') } });
}

/** Logs the workbook before its first byte leaves: as an export, and as a reading where the list is one (TH34). */
async function logWorkbook(ctx: CallCtx, { one, input, columns, reason }: RequestedWorkbook, total: number) {
  const detail = `${nameOf(one, input)} ${total}건`;
  await logEvent(ctx, { event: 'export', userId: ctx.actor.userId, address: ctx.from.address, detail });
  const task = one.task ?? columns.find((column) => column.task)?.task;
  if (task === undefined || total === 0) return;
  const labels = columns.map(({ label }) => label);
  await logExportReading(ctx, { task, columns: labels, reason: reason.trim() }, total);
}

/** Writes all rows into the stream. Stops when the client has left (D-312). */
async function writeRows(ctx: CallCtx, requested: RequestedWorkbook, reader: ListReader, out: Readable): Promise<void> {
  const { key, columns } = requested;
  const total = reader.first.totalCount;
  const writer = openWriter(columns.map(({ label }) => label));
  const send = (parts: readonly Uint8Array[]): void => {
    for (const part of parts) if (!out.destroyed) out.push(part);
  };
  const cellsOf = (row: unknown) => columns.map(({ kind = 'text', of }) => cellOf(kind, of(row as never)));
  let done = 0;
  let storedAt = 0;
  try {
    for (let page = reader.first; page.rows.length > 0 && !out.destroyed; page = await reader.next()) {
      send(await writer.write(page.rows.map(cellsOf)));
      done += page.rows.length;
      if (performance.now() - storedAt > PROGRESS_MS) {
        storedAt = performance.now();
        await storeProgress(ctx.db, key, { done, total }, ctx.now());
      }
      if (done >= total) break;
    }
    if (out.destroyed) return;
    send(await writer.write(null));
    // The user may ask for the next file as soon as they have this one.
    await endExport(ctx.db, key);
    out.push(null);
  } finally {
    await writer.close();
  }
}

/** Writes the workbook into a stream, which is answered at once. What goes wrong later breaks the download off. */
async function sendWorkbook(
  ctx: CallCtx,
  requested: RequestedWorkbook,
  reader: ListReader,
  answer: (file: Download) => void,
): Promise<void> {
  const { one, input } = requested;
  await logWorkbook(ctx, requested, reader.first.totalCount);
  const out = new Readable({ read: () => undefined });
  answer({ name: fileNameOf(ctx, one, input), mime: MIME, stream: out });
  await writeRows(ctx, requested, reader, out).catch((error: unknown) => {
    ctx.log.error({ err: error }, 'workbook given up');
    out.destroy(new Error('workbook given up'));
  });
}

/**
 * Makes a workbook and answers it as soon as its first rows are read, while the others follow. The stream keeps packed
 * rows that the client has not taken. So a slow client does not hold the transaction.
 */
export async function makeWorkbook(
  ctx: CallCtx,
  requested: RequestedWorkbook,
  answer: (file: Download) => void,
): Promise<void> {
  const { key, one } = requested;
  const reader = await openReader(ctx, requested);
  try {
    refuseTooMany(reader.first.totalCount, one);
    if (!(await beginExport(ctx.db, key, ctx.now())))
      refuse('EXPORT_BUSY', { retryAfter: RETRY_SECONDS, values: { most: EXPORTS_AT_ONCE } });
    try {
      await sendWorkbook(ctx, requested, reader, answer);
    } finally {
      await endExport(ctx.db, key);
    }
  } finally {
    await reader.end();
  }
}
