import { readFile } from 'node:fs/promises';
import { IMPORT_LIMIT } from '@portal/contract/core/limits';
import { unzipSync, zipSync } from 'fflate';
import type { Download } from '../../http/downloads.ts';
import { makeWorkbook } from '../../http/workbook.ts';
import { refuse } from '../../refuse.ts';

/** Bytes a workbook may have when it is unpacked: five thousand rows need a tenth of it. */
const UNPACKED_LIMIT = 20 * 1024 * 1024;

/** One column: the request field it fills, its heading, whether it must be filled, its most characters. */
export type Column = { field: string; heading: string; required: boolean; most: number };

/** A row as it was typed, by request field; `row` as the spreadsheet counts. */
export type SheetRow = { row: number; values: Record<string, string> };

/**
 * The archive packed anew with no more than it says to hold: one that says too much is refused before anything of it
 * is unpacked, and what it holds beyond that is never looked at (R12).
 */
function boundedArchive(bytes: Buffer): Buffer {
  let total = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ originalSize }) => {
        total += originalSize;
        if (total > UNPACKED_LIMIT) throw new Error('too much');
        return true;
      },
    });
    return Buffer.from(zipSync(files, { level: 0 }));
  } catch {
    refuse('IMPORT_FILE');
  }
}

const cellText = (cell: unknown): string => (cell === null || cell === undefined ? '' : String(cell).trim());

async function readCells(path: string): Promise<string[][]> {
  const archive = boundedArchive(await readFile(path));
  const { readSheet } = await import('read-excel-file/node');
  try {
    // Numbers stay as they are written: a business number is no amount.
    const cells = await readSheet(archive, { parseNumber: (text) => text });
    return cells.map((row) => row.map(cellText));
  } catch {
    refuse('IMPORT_FILE');
  }
}

/**
 * The filled rows of the first sheet under the headings of the template. Refuses what is no workbook, other headings,
 * a sheet without rows, and more than 5,000 of them.
 */
export async function readWorkbook(path: string, columns: readonly Column[]): Promise<SheetRow[]> {
  const [headings = [], ...rows] = await readCells(path);
  if (!columns.every(({ heading }, place) => headings[place] === heading)) refuse('IMPORT_HEADINGS');
  const filled = rows
    .map((cells, index) => ({ row: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (filled.length === 0) refuse('IMPORT_EMPTY');
  if (filled.length > IMPORT_LIMIT.rows) refuse('IMPORT_ROWS', { values: { most: IMPORT_LIMIT.rows } });
  return filled.map(({ row, cells }) => ({
    row,
    values: Object.fromEntries(columns.map(({ field }, place) => [field, cells[place] ?? ''])),
  }));
}

/** A workbook with nothing but the headings, to be filled. */
export const makeTemplate = (name: string, columns: readonly Column[]): Promise<Download> =>
  makeWorkbook(name, columns, []);
