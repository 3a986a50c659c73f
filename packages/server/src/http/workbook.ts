import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { makeFairQueue } from '#process/fair-queue.ts';
import type { Download } from './downloads.ts';

export const WORKBOOK_MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const COLUMN_WIDTH = 24;
const MEMORY_MB = 256;

/** The writer runs in a thread of its own: five thousand rows take half a second and would block other requests. */
const WRITER = createRequire(import.meta.url).resolve('write-excel-file/node');
const SOURCE = `
  const { parentPort, workerData: { writer, headings, rows, width } } = require('node:worker_threads');
  const head = headings.map((value) => ({ value, type: String, fontWeight: 'bold' }));
  const text = (value) => ({ value, type: String, format: '@' });
  const cells = (rows.length > 0 ? rows : [headings.map(() => '')]).map((row) => row.map(text));
  // Columns get the style of the first cell below their heading, so that what is typed there stays text.
  const styleColumns = (xml) => {
    const [, style] = /<c r="A2" s="(\\d+)"/.exec(xml) ?? [];
    return style === undefined ? xml : xml.replaceAll('<col ', '<col style="' + style + '" ');
  };
  const features = [{ files: { transform: { 'xl/worksheets/sheet{id}.xml': { transform: styleColumns } } } }];
  const sheet = require(writer).default([head, ...cells], { columns: headings.map(() => ({ width })) }, { features });
  sheet.toBuffer().then((bytes) => parentPort.postMessage(bytes));
`;

/** Each thread uses memory of its own, so only a few run at once. */
const runQueued = makeFairQueue({ concurrency: 2, maxWaiting: 24 });

/**
 * Makes a workbook with one sheet: headings, and rows of text below them. Text stays text, whatever its first
 * character, and so do numbers with leading zeros that are typed into its columns. Refuses UNAVAILABLE while too many wait.
 */
export const makeWorkbook = (...sheet: Parameters<typeof writeInThread>): Promise<Download> =>
  runQueued('', () => writeInThread(...sheet));

async function writeInThread(
  name: string,
  columns: readonly { heading: string }[],
  rows: readonly (readonly string[])[],
): Promise<Download> {
  const headings = columns.map(({ heading }) => heading);
  const worker = new Worker(SOURCE, {
    eval: true,
    execArgv: [],
    workerData: { writer: WRITER, headings, rows, width: COLUMN_WIDTH },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  try {
    const [bytes]: Uint8Array[] = await once(worker, 'message');
    const sheet = Buffer.from(bytes ?? []);
    return { name, mime: WORKBOOK_MIME, bytes: sheet.length, stream: Readable.from([sheet]) };
  } finally {
    await worker.terminate();
  }
}
