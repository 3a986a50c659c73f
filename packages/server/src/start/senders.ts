import { mailSender } from '../areas/mail/public/mail-sender.ts';
import { pushSender } from '../areas/push/public/push-sender.ts';
import { talkSender } from '../areas/talk/public/talk-sender.ts';
import type { Config } from '../config.ts';
import type { Senders } from '../context.ts';

/** The senders that have their settings. They are combined here, as the areas are. */
export const openSenders = (config: Pick<Config, 'push' | 'mail' | 'talk'>): Senders => ({
  ...(config.mail && { mail: mailSender }),
  ...(config.push && { push: pushSender }),
  ...(config.talk && { talk: talkSender(config.talk) }),
});
