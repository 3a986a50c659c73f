import { UserType } from '../../core/actor.ts';
import { CATALOGUE, NOTIFY_KEYS, type NotifyKey } from './catalogue.ts';
import { Channel, NotifyKind, OUTSIDE_CHANNELS, type OutsideChannel } from './kinds.ts';

/** How a kind of message goes out by a channel: at once, in the digest, or not at all. */
export const CHOICES = ['now', 'digest', 'off'] as const;
export type Choice = (typeof CHOICES)[number];

/** The usual choice of each channel, in the order of OUTSIDE_CHANNELS: push, mail, 알림톡. */
type Row = readonly [Choice, Choice, Choice];

/** What contractors choose from, and what holds until they choose (D-405). */
const OF_CONTRACTORS = {
  [NotifyKind.Offer]: ['now', 'digest', 'off'],
  [NotifyKind.Change]: ['now', 'now', 'now'],
  [NotifyKind.Materials]: ['now', 'digest', 'off'],
  [NotifyKind.Finish]: ['now', 'now', 'off'],
  [NotifyKind.Tomorrow]: ['now', 'off', 'now'],
  [NotifyKind.Notice]: ['now', 'digest', 'off'],
  [NotifyKind.SiteTalk]: ['now', 'off', 'off'],
  [NotifyKind.SiteLog]: ['now', 'off', 'off'],
  [NotifyKind.SiteReport]: ['now', 'off', 'off'],
  [NotifyKind.Account]: ['now', 'now', 'off'],
} as const satisfies Partial<Record<NotifyKind, Row>>;

/** The same of staff, who have no 알림톡. */
const OF_STAFF = {
  [NotifyKind.Award]: ['now', 'digest', 'off'],
  [NotifyKind.Untaken]: ['now', 'now', 'off'],
  [NotifyKind.Comment]: ['now', 'digest', 'off'],
  [NotifyKind.Receipt]: ['now', 'digest', 'off'],
  [NotifyKind.Billing]: ['digest', 'digest', 'off'],
} as const satisfies Partial<Record<NotifyKind, Row>>;

const USUAL: Partial<Record<NotifyKind, Row>> = { ...OF_CONTRACTORS, ...OF_STAFF };

/** The kinds that users of a type choose from, in the order of the page. */
export const kindsFor = (userType: UserType): NotifyKind[] =>
  Object.keys(userType === UserType.Partner ? OF_CONTRACTORS : OF_STAFF) as NotifyKind[];

/** The channels that users of a type may choose, where they are configured. Staff have no 알림톡 (D-405). */
export const channelsFor = (userType: UserType): OutsideChannel[] =>
  OUTSIDE_CHANNELS.filter((channel) => userType === UserType.Partner || channel !== Channel.Talk);

/** The usual choice for a kind by a channel. */
export const usualChoice = (kind: NotifyKind, channel: OutsideChannel): Choice =>
  USUAL[kind]?.[OUTSIDE_CHANNELS.indexOf(channel)] ?? 'off';

/** A message by a channel, with its kind and the usual choice. */
export type ChannelOfKey = { key: NotifyKey; kind: NotifyKind; channel: OutsideChannel; usual: Choice };

/** Every message by every one of these channels that is offered for it. */
export const channelsOfKeys = (channels: readonly OutsideChannel[]): ChannelOfKey[] =>
  NOTIFY_KEYS.flatMap((key) => {
    const { kind, audience } = CATALOGUE[key];
    const offered = channelsFor(audience === 'staff' ? UserType.Staff : UserType.Partner);
    return channels
      .filter((channel) => offered.includes(channel))
      .map((channel) => ({ key, kind, channel, usual: usualChoice(kind, channel) }));
  });

/** New offers go out as 알림톡 only to those who asked for it, and never at night (D-409). */
export const needsConsent = (kind: NotifyKind, channel: Channel): boolean =>
  kind === NotifyKind.Offer && channel === Channel.Talk;

/** The words with which a contractor asks for offers as 알림톡. They are kept with the time (D-409). */
export const TALK_CONSENT = '새 일감 알림톡을 받겠습니다.';

/** The choice of a person for a kind by a channel, and whether that channel brings this kind to them. */
export type ReachedChoice = { channel: OutsideChannel; choice: Choice; reachYn: 'Y' | 'N' };

/** Whether a kind arrives by these choices: at once by a channel that reaches, or in the digest, as mail or push (D-410). */
export function reachesPerson(choices: readonly ReachedChoice[]): boolean {
  const reaches = choices.filter(({ reachYn }) => reachYn === 'Y');
  const hasDigest = reaches.some(({ channel }) => channel !== Channel.Talk);
  return (
    reaches.some(({ choice }) => choice === 'now') || (hasDigest && choices.some(({ choice }) => choice === 'digest'))
  );
}

/**
 * Whether these choices for a kind may be saved: changes of an award keep one channel that reaches (D-406). Where none
 * does, one stays chosen, for the day on which it will.
 */
export function keepsAlert(kind: NotifyKind, choices: readonly ReachedChoice[]): boolean {
  if (kind !== NotifyKind.Change || choices.length === 0) return true;
  const canReach = choices.some(({ reachYn }) => reachYn === 'Y');
  return canReach ? reachesPerson(choices) : choices.some(({ choice }) => choice !== 'off');
}
