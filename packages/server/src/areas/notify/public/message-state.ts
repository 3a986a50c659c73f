import { CHANNELS } from '@portal/contract/areas/notify/kinds';
import type { Ctx } from '#context.ts';
import { countFailures, findOldestWaiting } from '../queries/message-state.ts';

/** For the metrics: how long the oldest message that is due has waited, and how many have failed, by channel. */
export async function readMessageState({ db, now }: Ctx) {
  const at = now();
  const [oldest, failures] = await Promise.all([findOldestWaiting(db, at), countFailures(db)]);
  return {
    oldestSeconds: oldest === null ? 0 : (at.getTime() - oldest.getTime()) / 1000,
    failed: new Map(CHANNELS.map((channel) => [channel, failures.get(channel) ?? 0])),
  };
}
