import { OUTSIDE_CHANNELS } from '@portal/contract/areas/notify/kinds';
import { deliverMessages } from '#areas/notify/public/deliver.ts';
import { deliverOutside } from '#areas/notify/public/deliver-outside.ts';
import type { Ctx } from '#context.ts';
import { runJob, runRepeatedly } from './run-jobs.ts';

/** Interval in milliseconds, and so the longest delay of a message. */
const EVERY_MS = 2000;

/**
 * Delivers messages now and at a short interval. Each channel has a run of its own, so that a slow one delays no other.
 * The returned function stops them after their current runs.
 */
export function startOutbox(ctx: Ctx): () => Promise<void> {
  const run = (name: string, job: () => Promise<void>) => runRepeatedly(() => runJob(ctx, name, job), EVERY_MS);
  const stops = [
    run('deliverMessages', () => deliverMessages(ctx)),
    ...OUTSIDE_CHANNELS.filter((channel) => ctx.senders[channel] !== undefined).map((channel) =>
      run(`deliver by ${channel}`, () => deliverOutside(ctx, channel)),
    ),
  ];
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}
