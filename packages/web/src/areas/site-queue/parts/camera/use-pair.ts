import type { SitePhoto } from '@portal/contract/areas/site-photos/calls';
import { useCallback, useEffect, useState } from 'react';
import { logFailure } from '#lib/failures.ts';
import { readSentPhotos } from '../../api.ts';
import { useUnsent } from '../../public/use-unsent.ts';
import type { FormPhoto } from '../photos/form-photo.ts';
import { useSeenPhotos } from '../photos/use-seen-photos.ts';
import type { CameraPlace } from '../store/note-store.ts';

/** The pair of a place whose next photo of after belongs to none. Blank means: to the first that has none yet. */
const NO_PAIR = 'none';

type Place = Pick<CameraPlace, 'awardId' | 'projectId' | 'label' | 'pairEntryId'>;

/** The photo of before that the next photo of after belongs to, out of these. */
export function chosenPair(photos: readonly FormPhoto[], pairEntryId: string): FormPhoto | undefined {
  if (pairEntryId === NO_PAIR) return undefined;
  const befores = photos.filter(({ label }) => label === 'B');
  return (
    befores.find(({ entryId }) => entryId === pairEntryId) ?? befores.find(({ entryId }) => !isPaired(photos, entryId))
  );
}

/** Whether a photo of after belongs to this photo of before. */
export const isPaired = (photos: readonly FormPhoto[], entryId: string): boolean =>
  photos.some(({ label, pairEntryId }) => label === 'A' && pairEntryId === entryId);

/**
 * The photos of a site for its camera. Without a connection they are those of this device: the camera opens without the
 * server.
 */
function useSitePhotos({ awardId, projectId }: Place): FormPhoto[] {
  const [sent, setSent] = useState<readonly SitePhoto[]>([]);
  const read = useCallback(async () => {
    if (!navigator.onLine) return;
    await readSentPhotos(projectId, awardId).then(setSent, (error: unknown) => logFailure('camera', error));
  }, [projectId, awardId]);
  useEffect(() => void read(), [read]);
  return useSeenPhotos({ sent, own: useUnsent()?.own ?? [], projectId, awardId, reload: read });
}

/** The photos of a site for its camera. While it takes those of after also those of before, with the chosen one (D-465). */
export function usePair(place: Place, change: (part: { pairEntryId: string }) => void) {
  const photos = useSitePhotos(place);
  if (place.label !== 'A')
    return { photos, befores: [], chosen: undefined, choose: () => undefined, next: () => undefined };
  const chosen = chosenPair(photos, place.pairEntryId);
  const befores = photos
    .filter(({ label }) => label === 'B')
    .map((photo) => ({ ...photo, isPaired: isPaired(photos, photo.entryId) }));
  return {
    photos,
    befores,
    chosen,
    /** Chooses one. A press on the chosen one takes it back. */
    choose: (entryId: string) => change({ pairEntryId: entryId === chosen?.entryId ? NO_PAIR : entryId }),
    /** After a shot the next one without a partner is chosen. */
    next: () => place.pairEntryId !== NO_PAIR && change({ pairEntryId: '' }),
  };
}
export type Pair = ReturnType<typeof usePair>;
