import { call } from '#lib/call.ts';
import { photosKey } from './public/photos-key.ts';

/** The photos of an award; 0 for the newest award of the project. */
export const photosQuery = (projectId: number, awardId: number) => ({
  queryKey: [...photosKey(projectId), awardId],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call('Site/photo-list', { Id: projectId, AwardId: awardId }, { signal }),
});

/** Address of all photos of an award as one archive. */
export const photoArchivePath = (awardId: number): string => `/api/Site/photo-zip?AwardId=${awardId}`;
