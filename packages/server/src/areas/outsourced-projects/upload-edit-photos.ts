import type { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import { messageText } from '@portal/contract/messages';
import type { Handler } from '../../http/handlers.ts';
import { savePictures } from '../files/public/save-pictures.ts';

/**
 * Stores photos of an edit under the names they come with (FILE-10, D-121). The edit may have named them before,
 * on a project of anybody: every staff member edits every project.
 */
export const uploadEditPhotos: Handler<typeof outsourcedProjectCalls.uploadEditPhotos> = async (ctx) => ({
  fileNames: await savePictures(ctx, 'Construction', ctx.uploads),
  message: messageText('photo.uploaded'),
});
