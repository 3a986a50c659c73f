import {
  attachmentProblem,
  FILE_RULES,
  PHOTO_TYPES,
  PICTURE_LIMIT,
  photoProblem,
  TYPE_WORDS,
} from '@portal/contract/areas/files/kinds';
import { originalFileName, storedFileName } from '@portal/contract/areas/files/names';
import type { NoticeBoard } from '@portal/contract/areas/notices/boards';
import type { FileKind } from '#kit/files/chosen-file.ts';
import { compressPicture } from '#kit/files/compress-picture.ts';
import { isAnimated } from '#kit/files/picture-content.ts';
import { makeKey } from '#lib/make-key.ts';
import { toast } from '#lib/toast.ts';
import { downloadAddress } from '../api.ts';

/** The attachments of a notice: up to ten of 100 MB, no executable files (NOTICE-45 to NOTICE-47, TH11b). */
export const attachmentKind = (board: NoticeBoard): FileKind => ({
  storedName: storedFileName,
  originalName: originalFileName,
  noun: '첨부파일',
  types: [],
  hint: '10개, 각 100MB까지',
  maxFiles: FILE_RULES.noticeAttachment.files,
  problem: (file, chosen) => attachmentProblem({ name: file.name, bytes: file.size }, chosen),
  pathOf: null,
  downloadOf: (stored) => downloadAddress(board, stored),
  prepare: async (file) => file,
  texts: { broken: 'notice.file.failed', uploaded: null, failed: 'notice.file.failed' },
});

const UNIQUE_LENGTH = 8;

/** The picture under a unique name, since pasted pictures often share one. */
const withUniqueName = (file: File): File =>
  new File([file], storedFileName(`${makeKey().slice(0, UNIQUE_LENGTH)}_${file.name}`, new Date()), {
    type: file.type,
  });

const PICTURE_WORDS = PHOTO_TYPES.map((type) => TYPE_WORDS[type]).join(', ');

/** Says that of a moving picture only the first frame is stored. */
async function warnIfAnimated(file: File): Promise<void> {
  if (await isAnimated(file)) toast.error('photo.still', { file: file.name });
}

/** The pictures that a text may contain. The others are refused with a toast (TH11). */
export const acceptPictures = (files: readonly File[]): File[] =>
  files
    .filter((file) => {
      const problem = photoProblem(file);
      if (problem) toast.error(problem, { file: file.name, types: PICTURE_WORDS });
      else void warnIfAnimated(file);
      return problem === undefined;
    })
    .map(withUniqueName);

/** The picture as it is uploaded: itself, or a compressed one when it is too large. */
export async function shrinkPicture(picture: Blob): Promise<Blob> {
  if (picture.size <= PICTURE_LIMIT.bytes || !(picture instanceof File)) return picture;
  return new File([await compressPicture(picture)], picture.name, { type: 'image/jpeg' });
}
