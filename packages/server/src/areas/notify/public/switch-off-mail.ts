import { keepsAlert } from '@portal/contract/areas/notify/choices';
import {
  Channel,
  NOTIFY_KINDS,
  type NotifyKind,
  OUTSIDE_CHANNELS,
  type OutsideChannel,
} from '@portal/contract/areas/notify/kinds';
import type { Ctx } from '#context.ts';
import { choiceOf, listChoices, lockChoices, saveChoices } from '../queries/choices.ts';

type Stored = Parameters<typeof choiceOf>[0];

/** The ways of a kind that go off: mail, or those that are gathered into the digest, which is a mail. */
const goingOff = (stored: Stored, kind: NotifyKind, what: NotifyKind | 'digest'): OutsideChannel[] => {
  if (what !== 'digest') return what === kind ? [Channel.Mail] : [];
  return OUTSIDE_CHANNELS.filter((channel) => choiceOf(stored, kind, channel) === 'digest');
};

/**
 * Switches off the mails of one kind, or the digest, for a person. It changes nothing else. False when changes of an
 * award would have no way left, which they keep (D-406).
 */
export async function switchOffMail(ctx: Ctx, userId: string, what: NotifyKind | 'digest'): Promise<boolean> {
  await lockChoices(ctx.db, userId);
  const stored = await listChoices(ctx.db, userId);
  const offered = OUTSIDE_CHANNELS.filter((channel) => ctx.senders[channel] !== undefined);
  let isWhole = true;
  for (const kind of NOTIFY_KINDS) {
    const off = goingOff(stored, kind, what);
    const after = offered.map((channel) => (off.includes(channel) ? 'off' : choiceOf(stored, kind, channel)));
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
