import { readPhotos } from '../api.ts';

/** The query key of the photos of a project's awards. */
export const photosKey = (projectId: number) => ['site', 'photos', projectId] as const;

/** The photos of an award; 0 for the newest award of the project. */
export const photosQuery = (projectId: number, awardId: number) => ({
  queryKey: [...photosKey(projectId), awardId],
  queryFn: ({ signal }: { signal: AbortSignal }) => readPhotos(projectId, awardId, signal),
});
