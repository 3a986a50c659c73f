import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { IMPORT_LIMIT } from '@portal/contract/core/limits';
import type { Download } from '#http/downloads.ts';
import { makeWorkbook, WORKBOOK_MIME } from '#http/workbook.ts';
import { makeFairQueue } from '#process/fair-queue.ts';
import { openProcess } from '#process/open-worker.ts';
import { refuse } from '#refuse.ts';
import type { WorkbookAnswer, WorkbookFault, WorkbookRequest } from './read-workbook-worker.ts';

/** Reading the largest allowed workbook takes two seconds. */
const READ_MS = 20_000;
const MEMORY_MB = 256;

/** A column: its request field, its heading, whether it is required, and its maximum length. */
export type Column = { field: string; heading: string; required: boolean; most: number };

/** A row as it was typed, by request field; `row` is the row number of the spreadsheet. */
export type SheetRow = { row: number; values: Record<string, string> };

/** One workbook is read at a time; waiting users take turns. */
const runInQueue = makeFairQueue({ concurrency: 1, maxWaiting: 12, maxWaitingPerKey: 4 });

/** Reads the file in a separate process. Answers null when the process ends early or times out. */
function readApart(request: WorkbookRequest): Promise<WorkbookAnswer | null> {
  const source = new URL('./read-workbook-worker.ts', import.meta.url);
  const reader = openProcess(source, { memoryMb: MEMORY_MB, limitMs: READ_MS });
  return new Promise<WorkbookAnswer | null>((done, fail) => {
    reader.once('message', (answer) => done(answer as WorkbookAnswer));
    reader.once('exit', () => done(null));
    // No process could be started: that says nothing about the file.
    reader.once('error', fail);
    // One that has ended before the request answers with its exit.
    reader.send(request, () => undefined);
  }).finally(() => reader.kill('SIGKILL'));
}

function refuseWorkbook(fault: WorkbookFault, headings: readonly string[]): never {
  const { rows: most, lastRow: rows, lastColumn: columns } = IMPORT_LIMIT;
  return refuse(fault, { values: { most, rows, columns, headings: headings.join(', ') } });
}

/**
 * The filled rows of the first sheet under the headings of the template, read in a separate process. Refuses files that
 * are no workbook, unpack to too much, or have other headings. Refuses a sheet without rows or with more than 5,000 of
 * them. Refuses with UNAVAILABLE while too many requests wait.
 */
export async function readWorkbook(path: string, columns: readonly Column[], userId: string): Promise<SheetRow[]> {
  const request = { path, headings: columns.map(({ heading }) => heading) };
  const answer = (await runInQueue(userId, () => readApart(request))) ?? refuseWorkbook('IMPORT_SIZE', []);
  if ('fault' in answer) refuseWorkbook(answer.fault, request.headings);
  return answer.rows.map(({ row, cells }) => ({
    row,
    values: Object.fromEntries(columns.map(({ field }, place) => [field, cells[place] ?? ''])),
  }));
}

/** Templates by their names: each is made once in a process, since it is always the same. */
const templates = new Map<string, Promise<Buffer>>();

async function makeTemplateBytes(name: string, columns: readonly Column[]): Promise<Buffer> {
  try {
    return await buffer((await makeWorkbook(name, columns, [])).stream);
  } catch (error) {
    templates.delete(name);
    throw error;
  }
}

/** An empty workbook with only the headings. */
export async function makeTemplate(name: string, columns: readonly Column[]): Promise<Download> {
  const made = templates.get(name) ?? makeTemplateBytes(name, columns);
  templates.set(name, made);
  const bytes = await made;
  return { name, mime: WORKBOOK_MIME, bytes: bytes.length, stream: Readable.from([bytes]) };
}
