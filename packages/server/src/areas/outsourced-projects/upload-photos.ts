import type { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import { messageText } from '@portal/contract/messages';
import type { Handler } from '../../http/handlers.ts';
import { refuse } from '../../refuse.ts';
import { savePictures } from '../files/public/save-pictures.ts';
import { findPhotoOwner } from './queries/detail.ts';

/** Stores photos under the names they come with; a registration names them before or after (FILE-09, D-121). */
export const uploadPhotos: Handler<typeof outsourcedProjectCalls.uploadPhotos> = async (ctx) => {
  for (const { name } of ctx.uploads) {
    const owner = await findPhotoOwner(ctx.db, name);
    if (owner && owner.created_by !== ctx.actor.userId) refuse('FILE_EXISTS', { values: { names: name } });
  }
  const fileNames = await savePictures(ctx, 'Construction', ctx.uploads);
  return { fileNames, message: messageText('photo.uploaded') };
};
