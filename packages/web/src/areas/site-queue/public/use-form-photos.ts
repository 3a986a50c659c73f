import { useQueryClient } from '@tanstack/react-query';
import { photosKey } from '#areas/site-photos/public/photos-query.ts';
import { useAwardPhotos } from '#areas/site-photos/public/use-award-photos.ts';
import { readAgain } from '#lib/cache/read-again.ts';
import type { FormPhoto } from '../parts/photos/form-photo.ts';
import { useSeenPhotos } from '../parts/photos/use-seen-photos.ts';
import { useUnsent } from './use-unsent.ts';

export type { FormPhoto } from '../parts/photos/form-photo.ts';

const NONE: readonly never[] = [];

/**
 * The photos that a record may name: those of the server, then those that wait on this device. What names one of these
 * is sent after it (D-466).
 */
export function useFormPhotos(projectId: number) {
  const client = useQueryClient();
  const { data, isPending, refetch } = useAwardPhotos(projectId);
  const own = useUnsent()?.own ?? NONE;
  const awardId = data?.meta.awardId ?? own.find((entry) => entry.projectId === projectId)?.awardId;
  const photos: FormPhoto[] = useSeenPhotos({
    sent: data?.data ?? NONE,
    own,
    projectId,
    awardId,
    reload: () => readAgain(client, photosKey(projectId)),
  });
  return { photos, awardId, isPending, refetch };
}
