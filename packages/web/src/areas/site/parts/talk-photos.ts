import { FILE_RULES, PHOTO_TYPES, photoProblem, talkPhotoPath } from '@portal/contract/areas/files/kinds';
import type { ChosenFile, FileKind } from '#kit/files/chosen-file.ts';
import { compressPicture } from '#kit/files/compress-picture.ts';

const RULE = FILE_RULES.talkPhoto;

/** The photos of a message. They are compressed in the browser; an animation becomes a still picture. */
export const TALK_PHOTOS: FileKind = {
  noun: '사진',
  types: RULE.types,
  hint: 'JPG, PNG, WEBP',
  maxFiles: RULE.files,
  problem: (file, chosen) => {
    if (PHOTO_TYPES.some((type) => type === file.type) && !RULE.types.some((type) => type === file.type))
      return 'photo.type';
    // Cameras give every shot the same name.
    const problem = photoProblem(file, []);
    return problem ?? (chosen.length < RULE.files ? undefined : 'FILE_COUNT');
  },
  storedName: (original) => original,
  originalName: (stored) => stored,
  pathOf: talkPhotoPath,
  prepare: compressPicture,
  texts: { broken: 'photo.compressFailed', uploaded: null, failed: 'talk.failed' },
};

/** Frees the memory of previews. */
export function revoke(photos: readonly ChosenFile[]): void {
  for (const { preview } of photos) URL.revokeObjectURL(preview);
}
