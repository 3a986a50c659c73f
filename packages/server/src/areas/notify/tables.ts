import type { NotifyKey } from '@portal/contract/areas/notify/catalogue';
import type { Choice } from '@portal/contract/areas/notify/choices';
import type { Channel, DeliveryState, NotifyKind, OutsideChannel } from '@portal/contract/areas/notify/kinds';
import type { Generated } from 'kysely';

/** Something that happened and is told. It holds ids alone; texts are read when they are shown. */
export type NotifyEventTable = {
  id: Generated<number>;
  key: NotifyKey;
  project_id: number | null;
  notice_id: number | null;
  /** The winner at that time; for a new offer the company that it was withdrawn from. */
  company_id: number | null;
  /** The last history line of the edit that is told. */
  comment_id: number | null;
  urgent: Generated<boolean>;
  /** Names a timed message, so that it is told once. */
  occasion: string | null;
  /** The event that staff sent to one person again. */
  again_of: number | null;
  created_at: Date;
  /** When its deliveries were made. */
  made_at: Date | null;
};

/** One event told to one person by one channel. */
export type NotifyDeliveryTable = {
  id: Generated<number>;
  event_id: number;
  user_id: string;
  channel: Channel;
  state: Generated<DeliveryState>;
  due_at: Date;
  /** While it is being sent: until when no other worker takes it. */
  lease_until: Date | null;
  attempts: Generated<number>;
  /** Why it failed or was canceled. */
  reason: Generated<string>;
  /** The first delivery of the message that it was sent in. */
  group_id: number | null;
  /** What it may become one message with: a kind, or the digest. Null stands alone. */
  bundle: string | null;
  created_at: Date;
  sent_at: Date | null;
  read_at: Date | null;
};

/** Numbers of removed deliveries per month (its first day). */
export type NotifyMonthTable = { month: string; key: string; channel: Channel; state: DeliveryState; total: number };

/** A contractor's user who has chosen where and of which trades they look for work. */
export type NotifyInterestTable = { user_id: string; saved_at: Date };
export type NotifyInterestAreaTable = { user_id: string; area_id: number };
export type NotifyInterestTradeTable = { user_id: string; trade_id: number };

/** What a person chose for a kind of message by a channel. */
export type NotifyChoiceTable = { user_id: string; kind: NotifyKind; channel: OutsideChannel; choice: Choice };

/** How a person is reached. Without a row the usual settings hold. */
export type NotifySettingTable = {
  user_id: string;
  quiet: Generated<boolean>;
  quiet_from: Generated<string>;
  quiet_until: Generated<string>;
  urgent_passes: Generated<boolean>;
  digest_on_mondays: Generated<boolean>;
  /** When and with which words the person asked for offers as 알림톡. */
  talk_offer_at: Date | null;
  talk_offer_text: Generated<string>;
};

/** Tables that this area alone writes. */
export type NotifyTables = {
  notify_event: NotifyEventTable;
  notify_delivery: NotifyDeliveryTable;
  notify_interest: NotifyInterestTable;
  notify_interest_area: NotifyInterestAreaTable;
  notify_interest_trade: NotifyInterestTradeTable;
  notify_month: NotifyMonthTable;
  notify_choice: NotifyChoiceTable;
  notify_setting: NotifySettingTable;
};
