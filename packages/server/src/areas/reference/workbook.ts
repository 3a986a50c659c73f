import { IMPORT_LIMIT } from '@portal/contract/core/limits';
import type { Download } from '#http/downloads.ts';
import { makeWorkbook } from '#http/workbook.ts';
import { openWorker } from '#open-worker.ts';
import { refuse } from '#refuse.ts';
import { takeTurns } from '#turns.ts';
import type { WorkbookAnswer, WorkbookFault, WorkbookRequest } from './read-workbook-worker.ts';

/** The largest allowed workbooks take two. */
const READ_MS = 20_000;
const MEMORY_MB = 256;

/** One column: the request field it fills, its heading, whether it must be filled, its most characters. */
export type Column = { field: string; heading: string; required: boolean; most: number };

/** A row as it was typed, by request field; `row` as the spreadsheet counts. */
export type SheetRow = { row: number; values: Record<string, string> };

/** One workbook at a time, users in turn. */
const inTurn = takeTurns({ atOnce: 1, waiting: 12, ofKey: 4 });

/** Has a thread of its own read the file; null when the thread dies of it or takes too long. */
function readInThread(request: WorkbookRequest): Promise<WorkbookAnswer | null> {
  const worker = openWorker(new URL('./read-workbook-worker.ts', import.meta.url), {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  let timer: NodeJS.Timeout | undefined;
  return new Promise<WorkbookAnswer | null>((done) => {
    const giveUp = (): void => done(null);
    timer = setTimeout(giveUp, READ_MS);
    worker.once('message', done).once('error', giveUp).once('exit', giveUp);
  }).finally(() => {
    clearTimeout(timer);
    return worker.terminate();
  });
}

function refuseWorkbook(fault: WorkbookFault): never {
  const { rows: most, lastRow: rows, lastColumn: columns } = IMPORT_LIMIT;
  return refuse(fault, { values: { most, rows, columns } });
}

/**
 * The filled rows of the first sheet under the headings of the template, read in a thread of its own. Refuses what is
 * no workbook, one that holds or unpacks to more than an import may have, other headings, a sheet without rows, more
 * than 5,000 of them, and UNAVAILABLE while too many wait.
 */
export async function readWorkbook(path: string, columns: readonly Column[], userId: string): Promise<SheetRow[]> {
  const request = { path, headings: columns.map(({ heading }) => heading) };
  const answer = (await inTurn(userId, () => readInThread(request))) ?? refuseWorkbook('IMPORT_SIZE');
  if ('fault' in answer) refuseWorkbook(answer.fault);
  return answer.rows.map(({ row, cells }) => ({
    row,
    values: Object.fromEntries(columns.map(({ field }, place) => [field, cells[place] ?? ''])),
  }));
}

/** A workbook with nothing but the headings, to be filled. */
export const makeTemplate = (name: string, columns: readonly Column[]): Promise<Download> =>
  makeWorkbook(name, columns, []);
