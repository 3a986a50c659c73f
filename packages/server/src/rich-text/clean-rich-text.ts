import { Worker } from 'node:worker_threads';
import { isBounded } from '@portal/contract/core/rich-text';
import { refuse } from '../refuse.ts';
import { takeTurns } from '../turns.ts';

/** The largest allowed texts take about a second. */
const CLEAN_MS = 15_000;
const MEMORY_MB = 256;

/** One text at a time, users in turn. */
const inTurn = takeTurns({ atOnce: 1, waiting: 50, ofKey: 10 });

/** Built, the worker lies beside the file that starts it. */
const BUILT = new URL('./clean-worker.js', import.meta.url);
/** From its source it first needs the loader of TypeScript, which tests and `npm run dev` have at hand. */
const SOURCE = `import('tsx/esm/api').then(({ register }) => {
  register();
  return import(${JSON.stringify(new URL('./clean-worker.ts', import.meta.url).href)});
});`;

const openWorker = (): Worker => {
  const resourceLimits = { maxOldGenerationSizeMb: MEMORY_MB };
  return import.meta.url.endsWith('.ts')
    ? new Worker(SOURCE, { eval: true, execArgv: [], resourceLimits })
    : new Worker(BUILT, { resourceLimits });
};

let running: Worker | undefined;

function startWorker(): Worker {
  const worker = openWorker();
  worker.once('exit', () => {
    if (running === worker) running = undefined;
  });
  worker.unref();
  running = worker;
  return worker;
}

let lastId = 0;

/** Has the worker clean a text; null when it dies of it or takes too long. */
function clean(markup: string): Promise<string | null> {
  const worker = running ?? startWorker();
  lastId += 1;
  const id = lastId;
  return new Promise<string | null>((done) => {
    const finish = (cleaned: string | null): void => {
      clearTimeout(timer);
      worker.off('message', hear).off('error', give).off('exit', give);
      worker.unref();
      if (cleaned === null) void worker.terminate();
      done(cleaned);
    };
    const hear = (answer: { id: number; clean: string }): void => {
      if (answer.id === id) finish(answer.clean);
    };
    const give = (): void => finish(null);
    const timer = setTimeout(give, CLEAN_MS);
    worker.ref();
    worker.on('message', hear).once('error', give).once('exit', give);
    worker.postMessage({ id, markup });
  });
}

/**
 * The markup as it may be stored and shown (TH8), cleaned in a thread of its own. Refuses TOO_LONG, naming `field`, for
 * one that is too large, has too many tags or cannot be cleaned in time, and UNAVAILABLE while too many wait.
 */
export async function cleanRichText(markup: string, userId: string, field: string): Promise<string> {
  if (!isBounded(markup)) refuse('TOO_LONG', { field });
  if (markup === '') return '';
  const cleaned = await inTurn(userId, () => clean(markup));
  return cleaned ?? refuse('TOO_LONG', { field });
}
