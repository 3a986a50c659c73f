import { parentPort, workerData } from 'node:worker_threads';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { Cell } from './cell.ts';
import { rowsXml, sheetEnd, sheetStart, workbookFiles } from './sheet-xml.ts';

/** What the thread gets: the next rows, or null after the last. It answers with the bytes that they became. */
export type WorkbookRows = readonly (readonly Cell[])[] | null;

const { headings } = workerData as { headings: readonly string[] };

/** The bytes of the workbook that were not yet sent. */
let packed: Uint8Array[] = [];
const archive = new Zip((error, bytes) => {
  if (error) throw error;
  packed.push(bytes);
});

/** The fastest level but one: a sheet repeats itself so much that a higher one costs time and gains little. */
const LEVEL = { level: 2 } as const;

function addFile(name: string): ZipDeflate {
  const file = new ZipDeflate(name, LEVEL);
  archive.add(file);
  return file;
}

for (const [name, text] of Object.entries(workbookFiles)) addFile(name).push(strToU8(text), true);
const sheet = addFile('xl/worksheets/sheet1.xml');
sheet.push(strToU8(sheetStart(headings)));
let rowCount = 0;

/** Writes rows into the sheet, or ends the workbook. Only what was packed since the last message stays in memory. */
parentPort?.on('message', (rows: WorkbookRows) => {
  if (rows === null) {
    sheet.push(strToU8(sheetEnd(headings.length, rowCount)), true);
    archive.end();
  } else {
    sheet.push(strToU8(rowsXml(rows, rowCount + 2)));
    rowCount += rows.length;
  }
  const sent = packed;
  packed = [];
  parentPort?.postMessage(sent);
});
