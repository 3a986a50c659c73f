import { Readable } from 'node:stream';
import writeExcelFile from 'write-excel-file/node';
import type { Download } from './downloads.ts';

const MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const COLUMN_WIDTH = 24;

/** A workbook with one sheet: headings, and rows of text below them. Text stays text, whatever it begins with. */
export async function makeWorkbook(
  name: string,
  columns: readonly { heading: string }[],
  rows: readonly (readonly string[])[],
): Promise<Download> {
  const headings = columns.map(({ heading }) => ({ value: heading, fontWeight: 'bold' as const }));
  const cells = rows.map((row) => row.map((value) => ({ value, type: String })));
  const sheet = writeExcelFile([headings, ...cells], { columns: columns.map(() => ({ width: COLUMN_WIDTH })) });
  const bytes = await sheet.toBuffer();
  return { name, mime: MIME, bytes: bytes.length, stream: Readable.from([bytes]) };
}
