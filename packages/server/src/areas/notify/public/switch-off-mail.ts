import { keepsAlert, type ReachedChoice } from '@portal/contract/areas/notify/choices';
import {
  Channel,
  NOTIFY_KINDS,
  type NotifyKind,
  OUTSIDE_CHANNELS,
  type OutsideChannel,
} from '@portal/contract/areas/notify/kinds';
import type { Ctx } from '#context.ts';
import { lockChoices, saveChoices } from '../queries/choices.ts';
import { readReachedChoices } from '../reached-choices.ts';

type Target = NotifyKind | 'digest';

/** The channels of a kind that go off: mail, or those that are gathered into the digest, which is a mail. */
const goingOff = (choices: readonly ReachedChoice[], kind: NotifyKind, what: Target): OutsideChannel[] => {
  if (what !== 'digest') return what === kind ? [Channel.Mail] : [];
  return choices.filter(({ choice }) => choice === 'digest').map(({ channel }) => channel);
};

/**
 * Switches off the mails of one kind, or the digest, for a person. It changes nothing else. False when changes of an
 * award would have no channel left, which they keep (D-406).
 */
export async function switchOffMail(ctx: Ctx, userId: string, what: Target): Promise<boolean> {
  await lockChoices(ctx.db, userId);
  const choicesFor = await readReachedChoices(ctx, userId);
  const offered = OUTSIDE_CHANNELS.filter((channel) => ctx.senders[channel] !== undefined);
  let isWhole = true;
  for (const kind of NOTIFY_KINDS) {
    const off = goingOff(choicesFor(kind, OUTSIDE_CHANNELS), kind, what);
    const after = choicesFor(kind, offered).map((one) =>
      off.includes(one.channel) ? { ...one, choice: 'off' as const } : one,
    );
    if (off.length === 0) continue;
    if (keepsAlert(kind, after)) {
      await saveChoices(
        ctx.db,
        userId,
        kind,
        off.map((channel) => ({ channel, choice: 'off' as const })),
      );
    } else isWhole = false;
  }
  return isWhole;
}
