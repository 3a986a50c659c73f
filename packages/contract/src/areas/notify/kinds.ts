import { DAY_MS, HOUR_MS } from '../../core/dates.ts';

/** Kinds of messages. Several of one kind to one person within a minute become one message. */
export const NotifyKind = {
  Offer: 'offer',
  Change: 'change',
  Materials: 'materials',
  Finish: 'finish',
  Tomorrow: 'tomorrow',
  Notice: 'notice',
  Award: 'award',
  Untaken: 'untaken',
  Comment: 'comment',
  Receipt: 'receipt',
  Billing: 'billing',
  SiteTalk: 'siteTalk',
  Test: 'test',
  SiteLog: 'siteLog',
  SiteReport: 'siteReport',
  Account: 'account',
} as const;
export type NotifyKind = (typeof NotifyKind)[keyof typeof NotifyKind];
export const NOTIFY_KINDS = Object.values(NotifyKind);

/**
 * States of a delivery: waiting, held, being sent, sent, received, failed, canceled. A message of the inbox is received
 * when its reader opens it (D-382).
 */
export const DeliveryState = {
  Waiting: 'Q',
  Held: 'H',
  Sending: 'S',
  Sent: 'D',
  Received: 'R',
  Failed: 'X',
  Canceled: 'C',
} as const;
export type DeliveryState = (typeof DeliveryState)[keyof typeof DeliveryState];
export const DELIVERY_STATES = Object.values(DeliveryState);

/** The channels by which a message reaches a person. The inbox is always on. A text message belongs to 'talk'. */
export const Channel = { Inbox: 'inbox', Push: 'push', Mail: 'mail', Talk: 'talk' } as const;
export type Channel = (typeof Channel)[keyof typeof Channel];
export const CHANNELS = Object.values(Channel);

/** The channels out of the portal. Each needs a setting and is chosen by its person. */
export type OutsideChannel = Exclude<Channel, 'inbox'>;
export const OUTSIDE_CHANNELS = [Channel.Push, Channel.Mail, Channel.Talk] as const;

/** How long a worker may hold a delivery before another one takes it. */
export const LEASE_MS = 60_000;
/** Messages of one kind within this time of the first become one. */
export const GATHER_MS = 60_000;
/** Days for which deliveries are kept. Then only their numbers per month stay. */
export const RETENTION_DAYS = 180;
/** Page size of '발송 현황'. */
export const OUTBOX_SIZE = 30;
/** Page size of the inbox. */
export const INBOX_SIZE = 10;
/** Page size of the deliveries of a project. */
export const DELIVERIES_SIZE = 50;

const MINUTE_MS = 60_000;
/** The waits before a failed delivery is tried again. After the last one it has failed for good. */
const RETRY_AFTER_MS = [30_000, 2 * MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS] as const;

/** The wait after the given number of failed attempts; undefined when there is no further attempt. */
export const retryAfter = (attempts: number): number | undefined => RETRY_AFTER_MS[attempts - 1];

/** A change is urgent when the work starts within this time. */
const URGENT_MS = 2 * DAY_MS;

/** Whether work that starts on one of these days is so near that its change is urgent. */
export const isNearStart = (days: readonly string[], now: Date): boolean =>
  days.some((day) => {
    const untilStart = Date.parse(`${day}T00:00:00+09:00`) - now.getTime();
    return untilStart > -DAY_MS && untilStart <= URGENT_MS;
  });

type Sent = { id: number; at: number };

/**
 * The message that each delivery of one kind to one person belongs to, named by the first delivery in it. `at` is in
 * milliseconds; `open` is the newest message that was sent before.
 */
export function gather(deliveries: readonly Sent[], open?: Sent): Map<number, number> {
  const groups = new Map<number, number>();
  let first = open;
  for (const delivery of deliveries) {
    if (first === undefined || delivery.at - first.at > GATHER_MS) first = delivery;
    groups.set(delivery.id, first.id);
  }
  return groups;
}
