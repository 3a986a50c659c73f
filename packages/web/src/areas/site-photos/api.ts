import { call } from '#lib/call.ts';

/** The photos of an award; 0 for the newest award of the project. */
export const readPhotos = (Id: number, AwardId: number, signal: AbortSignal) =>
  call('Site/photo-list', { Id, AwardId }, { signal });

/** Address of all photos of an award as one archive. */
export const photoArchivePath = (awardId: number): string => `/api/Site/photo-zip?AwardId=${awardId}`;
