import { parentPort } from 'node:worker_threads';
import { cleanMarkup } from './clean-markup.ts';

/** Runs beside the process: a text that takes long to clean keeps nobody else waiting. */
parentPort?.on('message', ({ id, markup }: { id: number; markup: string }) => {
  parentPort?.postMessage({ id, clean: cleanMarkup(markup) });
});
