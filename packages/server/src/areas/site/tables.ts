import type { MissingCounts } from '@portal/contract/areas/site/missing-crews';
import type { UserType } from '@portal/contract/core/actor';
import type { Generated, Insertable, JSONColumnType, Updateable } from 'kysely';

/** A message of the talk of an award. `side` is the type of its author. */
export type SiteMessageTable = {
  id: Generated<number>;
  award_id: number;
  /** Made on the device; a repeat has the same. */
  entry_id: string;
  user_id: string;
  side: UserType;
  content: string;
  /** When it was written, where the server got it later. */
  written_at: Date | null;
  /** Whether the other side is asked to confirm it. */
  asks: boolean;
  /** Whether the portal wrote it. Then nobody edits or deletes it. */
  automatic: Generated<boolean>;
  confirmed_by: string | null;
  confirmed_at: Date | null;
  created_at: Date;
  edited_at: Date | null;
  deleted_at: Date | null;
  /** Rises with each change of the text. */
  version: Generated<number>;
};

/** A photo of a message; `name` is that of its stored file. */
type SiteMessagePhotoTable = { message_id: number; position: number; name: string };

/** The newest message of an award that a user has read. */
type SiteReadingTable = { award_id: number; user_id: string; message_id: number; read_at: Date };

/** A day on which the crew of an award came to the site. One row a day; names go with the project's personal data. */
export type SiteVisitTable = {
  id: Generated<number>;
  award_id: number;
  /** The day in Seoul of the moment that counts (D-570). */
  day: string;
  /** The id that the device made for the arrival. */
  entry_id: string;
  /** Who registered the arrival; null once the personal data of the project is blanked. */
  user_id: string | null;
  headcount: number;
  /** The safety points that were ticked, as they read then. */
  points: JSONColumnType<string[], string, string>;
  arrived_at: Date;
  /** What the clock of the device said. */
  arrived_device_at: Date | null;
  /** When the server got it. */
  arrived_received_at: Date | null;
  left_at: Date | null;
  left_device_at: Date | null;
  left_received_at: Date | null;
  left_user_id: string | null;
  /** Whether the crew comes tomorrow too; null until it left. */
  tomorrow: boolean | null;
};

/** A half hour in which PMs heard of missing crews. The newest one of a day is what they know. */
export type MissingRoundTable = { at: Date; counts: JSONColumnType<MissingCounts, string, string> };

export type NewVisit = Insertable<SiteVisitTable>;
export type VisitChanges = Updateable<SiteVisitTable>;

/** Tables that this area alone writes. */
export type SiteTables = {
  site_message: SiteMessageTable;
  site_message_photo: SiteMessagePhotoTable;
  site_reading: SiteReadingTable;
  site_visit: SiteVisitTable;
  missing_round: MissingRoundTable;
};
