import { FILE_RULES, photoProblem, sitePhotoPath } from '@portal/contract/areas/files/kinds';
import type { FileKind } from '#kit/files/chosen-file.ts';
import { compressPicture } from '#kit/files/compress-picture.ts';

const RULE = FILE_RULES.sitePhoto;

/** Photos of a site that are sent from a form. They are compressed in the browser. */
export const SITE_PHOTOS: FileKind = {
  noun: '사진',
  types: RULE.types,
  hint: 'JPG, PNG, WEBP',
  maxFiles: RULE.files,
  problem: (file) => photoProblem(file, []),
  storedName: (original) => original,
  originalName: (stored) => stored,
  pathOf: sitePhotoPath,
  prepare: compressPicture,
  texts: { broken: 'photo.compressFailed', uploaded: null, failed: 'photo.uploadFailed' },
};
