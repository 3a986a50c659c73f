import { readFile } from 'node:fs/promises';
import { IMPORT_LIMIT } from '@portal/contract/core/limits';
import { unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { cellText, numberText } from './cell-text.ts';
import { exceedsSheetLimits } from './sheet-limits.ts';

/** The request to the process: the file, and the headings that its first row must begin with. */
export type WorkbookRequest = { path: string; headings: readonly string[] };

/** A filled row with one text per heading; `row` is the row number of the spreadsheet. */
export type FilledRow = { row: number; cells: string[] };

export type WorkbookFault =
  | 'IMPORT_FILE'
  | 'IMPORT_OLD'
  | 'IMPORT_SIZE'
  | 'IMPORT_HEADINGS'
  | 'IMPORT_EMPTY'
  | 'IMPORT_ROWS';

/** The single answer of the process. */
export type WorkbookAnswer = { rows: FilledRow[] } | { fault: WorkbookFault };

class Fault extends Error {
  readonly code: WorkbookFault;
  constructor(code: WorkbookFault) {
    super(code);
    this.code = code;
  }
}

/** How a workbook begins that is older than xlsx, and one that is locked with a password. */
const OLD_FORMAT = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ZIP = Buffer.from('PK');

/**
 * Repacks the archive with the parts that are read, within the sizes it declares (R12). An archive that declares too
 * much is refused before anything is unpacked. Bytes beyond a declared size are never read.
 */
function boundedArchive(bytes: Buffer): Buffer {
  let total = 0;
  const files = unzipSync(bytes, {
    filter: ({ originalSize }) => {
      total += originalSize;
      if (total > IMPORT_LIMIT.unpacked) throw new Fault('IMPORT_SIZE');
      return true;
    },
  });
  const decoder = new TextDecoder();
  for (const [name, content] of Object.entries(files)) {
    if (name.endsWith('.xml') && exceedsSheetLimits(decoder.decode(content))) throw new Fault('IMPORT_SIZE');
  }
  return Buffer.from(zipSync(files, { level: 0 }));
}

async function readRows({ path, headings }: WorkbookRequest): Promise<FilledRow[]> {
  const bytes = await readFile(path);
  if (bytes.subarray(0, OLD_FORMAT.length).equals(OLD_FORMAT)) throw new Fault('IMPORT_OLD');
  if (!bytes.subarray(0, ZIP.length).equals(ZIP)) throw new Fault('IMPORT_FILE');
  const archive = boundedArchive(bytes);
  // Numbers stay text: a business number is not an amount.
  const [first = [], ...rows] = await readSheet(archive, { parseNumber: numberText });
  if (!headings.every((heading, place) => cellText(first[place]) === heading)) throw new Fault('IMPORT_HEADINGS');
  const filled = rows
    .map((cells, index) => ({ row: index + 2, cells: cells.map(cellText) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (filled.length === 0) throw new Fault('IMPORT_EMPTY');
  if (filled.length > IMPORT_LIMIT.rows) throw new Fault('IMPORT_ROWS');
  return filled.map(({ row, cells }) => ({ row, cells: headings.map((_, place) => cells[place] ?? '') }));
}

process.once('message', async (request) => {
  const answer = await readRows(request as WorkbookRequest).then(
    (rows) => ({ rows }),
    (error: unknown) => ({ fault: error instanceof Fault ? error.code : ('IMPORT_FILE' as const) }),
  );
  process.send?.(answer satisfies WorkbookAnswer);
});
