import type { FeedScope } from '@portal/contract/areas/calendar/feed';
import type { Generated, Insertable } from 'kysely';

/** The calendar address of a user. Only the hash of its secret part is stored. */
export type CalendarFeedTable = {
  user_id: string;
  token_hash: Buffer;
  /** The beginning and the end of the secret part. */
  hint: string;
  scope: FeedScope;
  outsourced: boolean;
  internal: boolean;
  offered: boolean;
  created_at: Date;
  /** When and by which program it was read last. */
  read_at: Date | null;
  reader: Generated<string>;
};

export type NewFeed = Insertable<CalendarFeedTable>;

/** Tables that this area alone writes. */
export type CalendarTables = { calendar_feed: CalendarFeedTable };
