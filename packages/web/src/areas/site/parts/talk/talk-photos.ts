import { FILE_RULES, photoProblem, talkPhotoPath } from '@portal/contract/areas/files/kinds';
import type { ChosenFile, FileKind } from '#kit/files/chosen-file.ts';
import { compressPicture } from '#kit/files/compress-picture.ts';

const RULE = FILE_RULES.talkPhoto;

/** The photos of a message. They are compressed in the browser; an animation becomes a still picture. */
export const TALK_PHOTOS: FileKind = {
  noun: '사진',
  types: RULE.types,
  hint: 'JPG, PNG, WEBP',
  maxFiles: RULE.files,
  // Cameras give every shot the same name, so names are not compared.
  problem: (file, chosen) => photoProblem(file, RULE.types) ?? (chosen.length < RULE.files ? undefined : 'FILE_COUNT'),
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
