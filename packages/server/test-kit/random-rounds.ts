import { makeRandom, type Random } from '@portal/demo/random';
import { inject } from 'vitest';

/** The seed of this run's random tests. `SEED=` repeats a run. */
export const runSeed = (): number => inject('seed');

/** A random generator of one test file, from the seed of the run. */
export const randomOfRun = (): Random => makeRandom(runSeed());

/** How many random rounds a test makes: `usual`, or as many as `ROUNDS=` says. */
export const roundsOf = (usual: number): number => Number(process.env['ROUNDS'] ?? usual);
