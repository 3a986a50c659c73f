import { useQuery } from '@tanstack/react-query';
import { photosQuery } from './photos-query.ts';

/** The photos of the newest award of a project, for its other records. */
export const useAwardPhotos = (projectId: number) => useQuery(photosQuery(projectId, 0));
