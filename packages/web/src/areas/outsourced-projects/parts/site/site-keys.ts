import { visitsKey } from '#areas/site/public/visits-query.ts';
import { photosKey } from '#areas/site-photos/public/photos-query.ts';
import { reportsKey } from '#areas/site-reports/public/reports-query.ts';

/** The queries of what is recorded on the site of a project. A change of the project reads them again. */
export const siteKeys = (projectId: number): (readonly unknown[])[] => [
  visitsKey(projectId),
  photosKey(projectId),
  reportsKey(projectId),
];
