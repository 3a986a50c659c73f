import type { Area } from '#area.ts';
import { announceMissingCrews } from './missing-crews.ts';
import { siteRoutes, visitRoutes } from './routes.ts';
import { siteSheets } from './sheets.ts';
import { purgeTalkPhotos, talkAdmission } from './write-talk.ts';

/** What this area adds to the portal. */
export const site = {
  routes: { site: siteRoutes, visits: visitRoutes },
  sheets: siteSheets,
  admissions: { 'Site/talk-add': talkAdmission },
  jobs: [
    { name: 'purgeTalkPhotos', every: 'hour', claim: 'one', ...purgeTalkPhotos },
    { name: 'announceMissingCrews', every: 'tenSeconds', claim: 'each', run: announceMissingCrews },
  ],
} satisfies Area;
