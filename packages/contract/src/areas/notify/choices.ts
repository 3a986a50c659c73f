import { CATALOGUE, NOTIFY_KEYS, type NotifyKey } from './catalogue.ts';
import { Channel, NotifyKind, OUTSIDE_CHANNELS, type OutsideChannel } from './kinds.ts';

/** How a kind of message goes out by a way: at once, in the digest, or not at all. */
export const CHOICES = ['now', 'digest', 'off'] as const;
export type Choice = (typeof CHOICES)[number];

/** The choice of each way, in the order of OUTSIDE_CHANNELS: push, mail, 알림톡. */
type Row = readonly [Choice, Choice, Choice];

/** What holds until a person chooses (D-405). */
const USUAL: Partial<Record<NotifyKind, Row>> = {
  [NotifyKind.Offer]: ['now', 'digest', 'off'],
  [NotifyKind.Change]: ['now', 'now', 'now'],
  [NotifyKind.Materials]: ['now', 'digest', 'off'],
  [NotifyKind.Finish]: ['now', 'now', 'off'],
  [NotifyKind.Tomorrow]: ['now', 'off', 'now'],
  [NotifyKind.Notice]: ['now', 'digest', 'off'],
};

/** The usual choice for a kind by a way. */
export const usualChoice = (kind: NotifyKind, channel: OutsideChannel): Choice =>
  USUAL[kind]?.[OUTSIDE_CHANNELS.indexOf(channel)] ?? 'off';

/** A message by a way, with its kind and the usual choice. */
export type WayOfKey = { key: NotifyKey; kind: NotifyKind; channel: OutsideChannel; usual: Choice };

/** Every message by every one of these ways that is offered for it. */
export const waysOfKeys = (channels: readonly OutsideChannel[]): WayOfKey[] =>
  NOTIFY_KEYS.flatMap((key) => {
    const { kind } = CATALOGUE[key];
    return channels.map((channel) => ({ key, kind, channel, usual: usualChoice(kind, channel) }));
  });

/** New offers go out as 알림톡 only to those who asked for it, and never at night. */
export const needsConsent = (kind: NotifyKind, channel: Channel): boolean =>
  kind === NotifyKind.Offer && channel === Channel.Talk;
