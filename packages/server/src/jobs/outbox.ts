import { deliverMessages } from '#areas/notify/deliver.ts';
import type { Ctx } from '#context.ts';
import { runJob, runRepeatedly } from './run-jobs.ts';

/** Interval in milliseconds, and so the longest delay of a message. */
const EVERY_MS = 2000;

/** Delivers messages now and at a short interval. The returned function stops after the current run. */
export const startOutbox = (ctx: Ctx): (() => Promise<void>) =>
  runRepeatedly(() => runJob(ctx, 'deliverMessages', () => deliverMessages(ctx)), EVERY_MS);
