import { availableParallelism } from 'node:os';
import { makeFairQueue } from '#process/fair-queue.ts';

/**
 * Runs searches by text in turn for each person (D-531). One that finds nothing is the dearest read of all. Half as many
 * run at once as there are processors.
 */
export const searchInTurn = makeFairQueue({
  concurrency: Math.max(1, Math.floor(availableParallelism() / 2)),
  maxWaiting: 200,
});
