import type { Worker } from 'node:worker_threads';
import { isBounded } from '@portal/contract/core/rich-text';
import type { CallCtx } from '#context.ts';
import { refuseTransaction } from '#db/transaction.ts';
import { openWorker } from '#open-worker.ts';
import { refuse } from '#refuse.ts';
import { takeTurns } from '#turns.ts';
import type { CleanText } from './clean-markup.ts';

/** The costliest allowed texts take a third of a second; the rest is for starting the thread on a busy machine. */
const CLEAN_MS = 15_000;
const MEMORY_MB = 256;

/** One text at a time, users in turn. The share of each leaves room for others; each that waits takes memory. */
const inTurn = takeTurns({ atOnce: 1, waiting: 50, ofKey: 10 });

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

/** Ends the worker, so that the next text gets a new one and is not given to one that ends. */
async function endWorker(worker: Worker): Promise<void> {
  if (running === worker) running = undefined;
  await worker.terminate();
}

/** Has the worker clean a text; undefined when that refuses it, dies of it or takes too long. */
function clean(markup: string): Promise<Cleaned> {
  const worker = running ?? startWorker();
  lastId += 1;
  const id = lastId;
  return new Promise((done) => {
    const finish = (cleaned: Cleaned | Promise<undefined>): void => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', giveUp).off('exit', giveUp);
      worker.unref();
      done(cleaned);
    };
    const onMessage = (answer: { id: number; clean: Cleaned }): void => {
      if (answer.id === id) finish(answer.clean);
    };
    const giveUp = (): void => finish(endWorker(worker).then(() => undefined));
    const timer = setTimeout(giveUp, CLEAN_MS);
    worker.ref();
    worker.on('message', onMessage).once('error', giveUp).once('exit', giveUp);
    worker.postMessage({ id, markup });
  });
}

/**
 * The markup as it may be stored and shown (TH8), cleaned in a thread of its own, and the beginning of its text. Refuses TOO_LONG, naming `field`, for
 * one above the limits of rich text or that cannot be cleaned in time, and UNAVAILABLE while too many wait. Call it
 * outside a transaction, which would wait for the texts of others.
 */
export async function cleanRichText(ctx: CallCtx, markup: string, field: string): Promise<CleanText> {
  refuseTransaction(ctx);
  if (!isBounded(markup)) refuse('TOO_LONG', { field });
  if (markup === '') return { markup, text: '' };
  const cleaned = await inTurn(ctx.actor.userId, () => clean(markup));
  return cleaned ?? refuse('TOO_LONG', { field });
}
