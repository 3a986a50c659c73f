import { FILE_RULES, PHOTO_TYPES, photoPath, photoProblem } from '@portal/contract/areas/files/kinds';
import { originalFileName, storedFileName } from '@portal/contract/areas/files/names';
import type { FileKind } from '#kit/files/chosen-file.ts';
import { compressPicture } from '#kit/files/compress-picture.ts';

/**
 * The file type of project photos. They are compressed in the browser and shown from their own URL (FILE-01 to
 * FILE-07).
 */
export const PROJECT_PHOTOS: FileKind = {
  noun: '사진',
  types: PHOTO_TYPES,
  hint: 'JPG, PNG, GIF, WEBP',
  maxFiles: FILE_RULES.projectPhoto.files,
  problem: (file) => photoProblem(file),
  duplicate: 'photo.duplicate',
  storedName: storedFileName,
  originalName: originalFileName,
  pathOf: photoPath,
  prepare: compressPicture,
  texts: { broken: 'photo.compressFailed', uploaded: 'photo.uploaded', failed: 'photo.uploadFailed' },
};

/** The stored photos of a project as pictures of the gallery. */
export const photoPictures = (names: readonly string[]) =>
  names.map((name) => ({ src: photoPath(name), name: originalFileName(name) }));
