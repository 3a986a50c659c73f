import type { SitePhoto } from '@portal/contract/areas/site-photos/calls';
import { PHOTO_LABELS, type PhotoLabel } from '@portal/contract/areas/site-photos/photos';

/** A place before and after the work. One of both may be missing. */
export type PairedPhotos = { before: SitePhoto | undefined; after: SitePhoto | undefined };

/** The pairs of photos of before and after: each of before with its partner, then those of after without one. */
export function pairsOf(photos: readonly SitePhoto[]): PairedPhotos[] {
  const afters = photos.filter(({ label }) => label === 'A');
  const taken = new Set<SitePhoto>();
  const pairs: PairedPhotos[] = [];
  for (const before of photos.filter(({ label }) => label === 'B')) {
    const partners = afters.filter(({ pairEntryId }) => pairEntryId === before.entryId);
    for (const after of partners) {
      taken.add(after);
      pairs.push({ before, after });
    }
    if (partners.length === 0) pairs.push({ before, after: undefined });
  }
  return [...pairs, ...afters.filter((after) => !taken.has(after)).map((after) => ({ before: undefined, after }))];
}

/** What the large view shows at once: one photo, or both of a pair. */
export type PhotoFrame = readonly SitePhoto[];

/** Both photos of a pair, or the only one. */
export const framesOfPairs = (pairs: readonly PairedPhotos[]): PhotoFrame[] =>
  pairs.map(({ before, after }) => [before, after].filter((photo) => photo !== undefined));

/** The number of photos with each label. */
export const countLabels = (photos: readonly SitePhoto[]): Readonly<Record<PhotoLabel, number>> => {
  const counts = { B: 0, D: 0, A: 0, M: 0, E: 0 };
  for (const { label } of photos) counts[label] += 1;
  return counts;
};

/** The labels that photos have, in their order. */
export const usedLabels = (photos: readonly SitePhoto[]): PhotoLabel[] =>
  PHOTO_LABELS.filter((label) => photos.some((photo) => photo.label === label));

/** The time of day at which a photo was taken, or else received: '09:08'. */
export const clockOf = ({ takenDtm, receivedDtm }: SitePhoto): string => (takenDtm || receivedDtm).slice(11, 16);
