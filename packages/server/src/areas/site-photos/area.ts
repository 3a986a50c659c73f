import type { Area } from '#area.ts';
import { photoAdmission, purgeSitePhotos } from './add-photo.ts';
import { sitePhotoRoutes } from './routes.ts';

/** What this area adds to the portal. */
export const sitePhotos = {
  routes: { sitePhotos: sitePhotoRoutes },
  admissions: { 'Site/photo-add': photoAdmission },
  jobs: [{ name: 'purgeSitePhotos', every: 'hour', claim: 'one', ...purgeSitePhotos }],
} satisfies Area;
