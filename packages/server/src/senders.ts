import { pushSender } from './areas/push/push-sender.ts';
import type { Config } from './config.ts';
import type { Senders } from './context.ts';

/** The senders that have their settings. They are combined here, as the areas are. */
export const openSenders = (config: Pick<Config, 'push'>): Senders => ({
  ...(config.push && { push: pushSender }),
});
