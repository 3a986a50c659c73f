import type { PhotoLabel } from '@portal/contract/areas/site-photos/photos';
import { momentOn } from '../jobs.ts';
import { entryIdOf } from './entry-ids.ts';
import type { Site } from './pick-sites.ts';
import { type PictureKey, placesOf } from './site-drawings.ts';

/** A photo of a site. `pair` is the entry of its photo of before. */
export type PlannedPhoto = {
  entryId: string;
  label: PhotoLabel;
  caption: string;
  picture: PictureKey;
  pair: string | null;
  day: string;
  takenAt: Date;
  receivedAt: Date;
};

/** How late a photo arrives: at once, or after the crew came up from a basement. */
const AT_ONCE_MS = 70_000;
const LATE_MS = 4 * 3_600_000;

type Shot = Pick<PlannedPhoto, 'label' | 'caption' | 'picture'> & {
  last?: true;
  at: readonly [hour: number, minute: number];
  isLate?: true;
  pairOf?: number;
};

function shotsOf({ project }: Site): Shot[] {
  const [one, other] = placesOf(project);
  const [, work = ''] = project.work.scope;
  return [
    { label: 'B', caption: '1구역 작업 전', picture: `${one} B`, at: [8, 41] },
    { label: 'B', caption: '2구역 작업 전', picture: `${other} B`, at: [8, 46] },
    { label: 'M', caption: '자재 반입', picture: 'boxes', at: [9, 3] },
    { label: 'E', caption: '작업 구역 안내', picture: `${other} D`, at: [9, 12] },
    { label: 'D', caption: work, picture: `${one} D`, at: [11, 8], isLate: true },
    { label: 'A', caption: '1구역 완료', picture: `${one} A`, at: [16, 22], pairOf: 0, last: true },
    { label: 'A', caption: '2구역 완료', picture: `${other} A`, at: [16, 31], pairOf: 1, last: true },
  ];
}

/** The photos of a site: those of before on its first day, those of after on its last one. */
export function planPhotos(site: Site): PlannedPhoto[] {
  const first = site.days[0] ?? '';
  const last = site.days.at(-1) ?? first;
  return shotsOf(site).map(({ label, caption, picture, at: [hour, minute], isLate, pairOf, last: isLast }, number) => {
    const day = isLast ? last : first;
    const takenAt = momentOn(day, hour, minute + site.index);
    return {
      entryId: entryIdOf(site, 'photo', number),
      label,
      caption,
      picture,
      pair: pairOf === undefined ? null : entryIdOf(site, 'photo', pairOf),
      day,
      takenAt,
      receivedAt: new Date(takenAt.getTime() + (isLate ? LATE_MS : AT_ONCE_MS)),
    };
  });
}
