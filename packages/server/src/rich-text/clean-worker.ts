import { parentPort } from 'node:worker_threads';
import { cleanText } from './clean-markup.ts';

/** Cleans texts in a worker thread, so that other requests need not wait. Replies `undefined` for a refused text. */
parentPort?.on('message', ({ id, markup }: { id: number; markup: string }) => {
  parentPort?.postMessage({ id, clean: cleanText(markup) });
});
