import type { UsedLine } from '@portal/contract/areas/site-logs/calls';
import type { DelayKind } from '@portal/contract/areas/site-logs/logs';
import type { Generated, Insertable, JSONColumnType, Updateable } from 'kysely';

/** The log of an award on one day. */
export type SiteLogTable = {
  id: Generated<number>;
  award_id: number;
  day: string;
  /** Made on the device; a repeat has the same. */
  entry_id: string;
  /** One more with each edit. */
  version: Generated<number>;
};

/** What a log said from its registration, or a correction, on. The newest one holds. */
export type SiteLogVersionTable = {
  id: Generated<number>;
  log_id: number;
  award_id: number;
  /** Null once the personal data of the project is blanked. */
  user_id: string | null;
  work: string;
  headcount: number;
  /** Used materials, named as they were then. */
  materials: JSONColumnType<UsedLine[], string, string>;
  delay_kind: DelayKind | '';
  delay_text: string;
  tomorrow: string;
  /** Why it was corrected or came late; '' otherwise. */
  reason: string;
  written_at: Date;
  /** What the clock of the device said. */
  device_at: Date | null;
  /** When the server got it. */
  received_at: Date | null;
  edited_at: Date | null;
  edited_received_at: Date | null;
  edited_by: string | null;
};

/** A photo of a version: one of the same award, by its entry id. */
type SiteLogPhotoTable = { version_id: number; award_id: number; position: number; entry_id: string };

export type NewLogVersion = Insertable<SiteLogVersionTable>;
export type LogVersionChanges = Updateable<SiteLogVersionTable>;

/** Tables that this area alone writes. */
export type SiteLogTables = {
  site_log: SiteLogTable;
  site_log_version: SiteLogVersionTable;
  site_log_photo: SiteLogPhotoTable;
};
