import { deliveriesKey } from '#areas/notify/public/deliveries-key.ts';
import { talkKey } from '#areas/site/public/talk-query.ts';
import { visitsKey } from '#areas/site/public/visits-query.ts';
import { photosKey } from '#areas/site-photos/public/photos-query.ts';
import { reportsKey } from '#areas/site-reports/public/reports-query.ts';

/**
 * The queries of every tab and side column of a project that are read by themselves: visits with logs and receipts,
 * photos, reports, the talk, and the messages sent. A change of the project reads those on screen again (D-613).
 */
export const liveKeys = (projectId: number): (readonly unknown[])[] => [
  visitsKey(projectId),
  photosKey(projectId),
  reportsKey(projectId),
  talkKey(projectId),
  deliveriesKey(projectId),
];
