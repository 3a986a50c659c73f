import type { UserType } from '@portal/contract/core/actor';
import type { Generated } from 'kysely';

/** A message of the talk of an award. `side` is the type of its author. */
export type SiteMessageTable = {
  id: Generated<number>;
  award_id: number;
  /** Made on the device; a repeat has the same. */
  entry_id: string;
  user_id: string;
  side: UserType;
  content: string;
  /** Whether the other side is asked to confirm it. */
  asks: boolean;
  confirmed_by: string | null;
  confirmed_at: Date | null;
  created_at: Date;
  edited_at: Date | null;
  deleted_at: Date | null;
};

/** A photo of a message; `name` is that of its stored file. */
type SiteMessagePhotoTable = { message_id: number; position: number; name: string };

/** The newest message of an award that a user has read. */
type SiteReadingTable = { award_id: number; user_id: string; message_id: number; read_at: Date };

/** Tables that this area alone writes. */
export type SiteTables = {
  site_message: SiteMessageTable;
  site_message_photo: SiteMessagePhotoTable;
  site_reading: SiteReadingTable;
};
