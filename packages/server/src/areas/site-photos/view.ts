import type { SitePhoto } from '@portal/contract/areas/site-photos/calls';
import { isTakenApart, photoLabelWord } from '@portal/contract/areas/site-photos/photos';
import { seoulTime } from '@portal/contract/core/dates';
import { toYesNo } from '@portal/contract/core/formats';
import type { PhotoRecord } from './queries.ts';

/** A photo on the wire. */
export const viewPhoto = (photo: PhotoRecord): SitePhoto => ({
  photoId: photo.id,
  entryId: photo.entry_id,
  label: photo.label,
  caption: photo.caption,
  pairEntryId: photo.pair_entry_id ?? '',
  name: photo.name ?? '',
  width: photo.width,
  height: photo.height,
  userName: photo.user_name ?? '',
  takenDtm: photo.taken_at === null ? '' : seoulTime(photo.taken_at),
  takenFrom: photo.taken_from ?? '',
  receivedDtm: seoulTime(photo.received_at),
  lateYN: toYesNo(isTakenApart(photo.taken_at, photo.received_at)),
  version: photo.version,
  bytes: photo.bytes,
  sha256: photo.sha256,
});

const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** The name of a photo in the archive, such as '전 2026-11-28 09.03.22.jpg'. */
export function archivedName(photo: PhotoRecord | undefined, mime: string): string {
  if (!photo) return '';
  const time = seoulTime(photo.taken_at ?? photo.received_at).replaceAll(':', '.');
  return `${photoLabelWord(photo.label)} ${time}.${ENDINGS[mime] ?? 'jpg'}`;
}
