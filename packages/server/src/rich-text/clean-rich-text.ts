import type { Worker } from 'node:worker_threads';
import { isBounded } from '@portal/contract/core/rich-text';
import type { CallCtx } from '#context.ts';
import { assertNoTransaction } from '#db/transaction.ts';
import { makeFairQueue } from '#process/fair-queue.ts';
import { openWorker } from '#process/open-worker.ts';
import { refuse } from '#refuse.ts';
import type { CleanText } from './clean-markup.ts';

/** The most expensive allowed texts take a third of a second. The rest is for starting the thread on a busy machine. */
const CLEAN_MS = 15_000;
const MEMORY_MB = 256;

/** One text at a time, users round-robin. Each waiting text takes memory. */
const runQueued = makeFairQueue({ concurrency: 1, maxWaiting: 50 });

const WORKER = new URL('./clean-worker.ts', import.meta.url);

let running: Worker | undefined;

function startWorker(): Worker {
  const worker = openWorker(WORKER, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
  worker.once('exit', () => {
    if (running === worker) running = undefined;
  });
  worker.unref();
  running = worker;
  return worker;
}

let lastId = 0;

type Cleaned = CleanText | undefined;

/** Terminates the worker. The next text starts a new one and is not sent to a worker that is ending. */
async function endWorker(worker: Worker): Promise<void> {
  if (running === worker) running = undefined;
  await worker.terminate();
}

/** Cleans a text in the worker. Undefined when the worker refuses it, crashes or takes too long. */
function clean(markup: string): Promise<Cleaned> {
  const worker = running ?? startWorker();
  lastId += 1;
  const id = lastId;
  return new Promise((done) => {
    const finish = (cleaned: Cleaned | Promise<undefined>): void => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', abandon).off('exit', abandon);
      worker.unref();
      done(cleaned);
    };
    const onMessage = (answer: { id: number; clean: Cleaned }): void => {
      if (answer.id === id) finish(answer.clean);
    };
    const abandon = (): void => finish(endWorker(worker).then(() => undefined));
    const timer = setTimeout(abandon, CLEAN_MS);
    worker.ref();
    worker.on('message', onMessage).once('error', abandon).once('exit', abandon);
    worker.postMessage({ id, markup });
  });
}

/**
 * Cleans markup for storage and display (TH8) in a separate thread, and extracts its text. Refuses TOO_LONG with
 * `field` above the limits of rich text or the time limit, and UNAVAILABLE while too many wait. Call it outside a
 * transaction, which would wait for the texts of others.
 */
export async function cleanRichText(ctx: CallCtx, markup: string, field: string): Promise<CleanText> {
  assertNoTransaction(ctx);
  if (!isBounded(markup)) refuse('TOO_LONG', { field });
  if (markup === '') return { markup, text: '' };
  const cleaned = await runQueued(ctx.actor.userId, () => clean(markup));
  return cleaned ?? refuse('TOO_LONG', { field });
}
