import type { scoreCalls } from '@portal/contract/areas/scores/calls';
import type { Routes } from '#http/handler-types.ts';
import { readScore } from './read-score.ts';

/** The handlers of the calls of scores. */
export const scoreRoutes: Routes<typeof scoreCalls> = { readScore };
