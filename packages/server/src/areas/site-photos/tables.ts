import type { PhotoLabel, TakenSource } from '@portal/contract/areas/site-photos/photos';
import type { Generated, Insertable } from 'kysely';

/** A photo of the site of an award. Hash and times stay when its file is removed with the personal data of the project. */
export type SitePhotoTable = {
  id: Generated<number>;
  award_id: number;
  /** Made on the device; a repeat has the same. Other records name the photo by it. */
  entry_id: string;
  /** Null once the personal data of the project is blanked. */
  user_id: string | null;
  label: PhotoLabel;
  caption: string;
  /** For a photo of after: the entry of the photo of before. It may arrive later, or never. */
  pair_entry_id: string | null;
  /** Name of its stored file; null once it was removed. */
  name: string | null;
  /** Length and SHA-256 of the bytes that the device sent. */
  bytes: number;
  sha256: string;
  /** Pixels of the stored picture. */
  width: number;
  height: number;
  taken_at: Date | null;
  taken_from: TakenSource | null;
  /** By the clock of the server. */
  received_at: Date;
  /** Rises with each change of what is written about it. */
  version: Generated<number>;
};

export type NewPhoto = Insertable<SitePhotoTable>;

/** Tables that this area alone writes. */
export type SitePhotoTables = { site_photo: SitePhotoTable };
