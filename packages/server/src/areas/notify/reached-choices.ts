import type { ReachedChoice } from '@portal/contract/areas/notify/choices';
import type { NotifyKind, OutsideChannel } from '@portal/contract/areas/notify/kinds';
import { toYesNo } from '@portal/contract/core/formats';
import type { Ctx, Senders } from '#context.ts';
import { choiceOf, listChoices, listReaching } from './queries/choices.ts';

/** Whether a channel has all it needs for a kind: 알림톡 needs its template (D-417). */
export const supportsKind = (senders: Senders, channel: OutsideChannel, kind: NotifyKind): boolean => {
  const sender = senders[channel];
  return sender !== undefined && (sender.supports?.(kind) ?? true);
};

/** Reads the choices of a user. The answer tells those for a kind by some channels, and whether each reaches them. */
export async function readReachedChoices({ db, senders }: Ctx, userId: string) {
  const stored = await listChoices(db, userId);
  const reaching = await listReaching(db, userId, senders);
  return (kind: NotifyKind, channels: readonly OutsideChannel[]): ReachedChoice[] =>
    channels.map((channel) => ({
      channel,
      choice: choiceOf(stored, kind, channel),
      reachYn: toYesNo(reaching.includes(channel) && supportsKind(senders, channel, kind)),
    }));
}
