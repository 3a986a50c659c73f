import { availableParallelism } from 'node:os';
import { makeFairQueue } from '#fair-queue.ts';

/**
 * Runs searches by text in turn for each person. They cost the most of all reads when nothing is found, so that they may
 * take half of the processors and no more (D-531).
 */
export const searchInTurn = makeFairQueue({
  concurrency: Math.max(1, Math.floor(availableParallelism() / 2)),
  maxWaiting: 200,
});
