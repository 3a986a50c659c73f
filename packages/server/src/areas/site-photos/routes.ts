import type { photoCalls } from '@portal/contract/areas/site-photos/calls';
import type { Routes } from '#http/handler-types.ts';
import { addPhoto } from './add-photo.ts';
import { downloadPhotos, editPhoto, listPhotos, readSitePhoto, removePhoto } from './photos.ts';

/** The handlers of the calls of photos of a site. */
export const sitePhotoRoutes: Routes<typeof photoCalls> = {
  listPhotos,
  addPhoto,
  editPhoto,
  removePhoto,
  downloadPhotos,
  readSitePhoto,
};
