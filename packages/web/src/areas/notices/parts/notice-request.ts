import type { NoticeBoard } from '@portal/contract/areas/notices/boards';
import { useImageUploads } from '#kit/rich-text/use-image-uploads.ts';
import { type NoticeRequest, uploadImage } from '../api.ts';
import { shrinkPicture } from './file-kind.ts';
import { type NoticeForm, registrationRequest } from './form-values.ts';
import type { useNoticeFiles } from './use-notice-files.ts';

/** The uploads for pictures in the text of a board's form. */
export const useNoticeImages = (board: NoticeBoard) =>
  useImageUploads(async (image, options) => uploadImage(board, await shrinkPicture(image), options));

/**
 * The request to save, after all pictures and attachments are uploaded. It is null when an attachment failed, which is
 * shown (NOTICE-54, NOTICE-55).
 */
export async function uploadedRequest(
  values: NoticeForm,
  images: ReturnType<typeof useNoticeImages>,
  files: ReturnType<typeof useNoticeFiles>,
): Promise<NoticeRequest | null> {
  const sent = await files.sendAll();
  if (sent === null) return null;
  return registrationRequest({ ...values, files: sent }, await images.htmlToSave(values.NoticeContent));
}
