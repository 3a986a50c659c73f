import type { SitePhoto } from '@portal/contract/areas/site-photos/calls';
import type { PhotoLabel } from '@portal/contract/areas/site-photos/photos';
import { call, postJson, sendForm } from '#lib/call.ts';

/** A photo as the user has seen it. */
type SeenPhoto = Pick<SitePhoto, 'photoId' | 'version'>;
type PhotoWords = SeenPhoto & { label: PhotoLabel; caption: string; pairEntryId: string };

/** Changes what a photo is called. */
export const editPhoto = ({ photoId, version, label, caption, pairEntryId }: PhotoWords) =>
  call('Site/photo-edit', {
    PhotoId: photoId,
    Version: version,
    Label: label,
    Caption: caption,
    PairEntryId: pairEntryId,
  });

/** The photos of an award that the server has. */
export const readSentPhotos = async (projectId: number, awardId: number): Promise<readonly SitePhoto[]> =>
  (await call('Site/photo-list', { Id: projectId, AwardId: awardId })).data;

/** Deletes a photo. */
export const removePhoto = ({ photoId, version }: SeenPhoto) =>
  call('Site/photo-delete', { PhotoId: photoId, Version: version });

/** Sends an entry with its files. The queue itself judges the answer, also that of an ended session. */
export const sendFiles = (...request: Parameters<typeof sendForm>) => sendForm(...request);

/** Sends an entry without files. */
export const sendFields = (...request: Parameters<typeof postJson>) => postJson(...request);
