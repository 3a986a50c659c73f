import type { DeliveryReason } from '@portal/contract/areas/notify/deliveries';
import type { NotifyKind } from '@portal/contract/areas/notify/kinds';

/** One message to one person by one channel. Its texts and rights were read just now. */
export type OutgoingMessage = {
  /** The message names itself by its first delivery: the same number at every attempt. */
  id: number;
  /** The deliveries that go out in it. */
  deliveryIds: readonly number[];
  /** How many times it was begun, with this one. */
  attempt: number;
  userId: string;
  kind: NotifyKind;
  urgent: boolean;
  title: string;
  subject: string;
  /** What happened: one line, or more that are divided by line breaks. */
  line: string;
  /** The page of the portal that it opens, such as '/projects/companyview/7'. */
  path: string;
  /** The project that it is about; 0 for none or several. */
  projectId: number;
  /** The lines of a digest with the rest of their number; undefined for any other message. */
  digest?: Digest;
};

/** What a digest lists: groups of lines, and how many more there are. */
export type Digest = {
  count: number;
  groups: readonly { subject: string; path: string; lines: readonly { title: string; line: string; at: string }[] }[];
  more: number;
};

/**
 * What became of a message: sent, or known to have arrived; to be tried again; or failed for good. A channel that
 * learns more of a sent message later says so by `settleDeliveries`.
 */
export type SendOutcome =
  | { state: 'sent' }
  | { state: 'received' }
  | { state: 'retry'; reason?: string }
  | { state: 'failed'; reason: DeliveryReason };
