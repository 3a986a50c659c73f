import { once } from 'node:events';
import { openWorker } from '#process/open-worker.ts';
import type { WorkbookRows } from './write-workbook-worker.ts';

const MEMORY_MB = 64;
const WORKER = new URL('./write-workbook-worker.ts', import.meta.url);

/** A workbook that is written row by row in a thread of its own. */
export type WorkbookWriter = {
  /** Writes rows, or the end for null, and answers the bytes of the workbook that they became. */
  write: (rows: WorkbookRows) => Promise<Uint8Array[]>;
  close: () => Promise<unknown>;
};

/** Starts the thread that writes a workbook with these headings. */
export function openWriter(headings: readonly string[]): WorkbookWriter {
  const worker = openWorker(WORKER, {
    workerData: { headings },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  return {
    write: async (rows) => {
      const answered = once(worker, 'message');
      worker.postMessage(rows);
      const [bytes] = (await answered) as [Uint8Array[]];
      return bytes;
    },
    close: () => worker.terminate(),
  };
}
