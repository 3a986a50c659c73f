import { parentPort } from 'node:worker_threads';
import { cleanText } from './clean-markup.ts';

/** Runs beside the process, so that cleaning keeps nobody waiting. Answers `undefined` for a text that is refused. */
parentPort?.on('message', ({ id, markup }: { id: number; markup: string }) => {
  parentPort?.postMessage({ id, clean: cleanText(markup) });
});
