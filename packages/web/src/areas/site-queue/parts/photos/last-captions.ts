import type { SitePhoto } from '@portal/contract/areas/site-photos/calls';

/** Of how many photos the captions are offered. */
const LAST = 10;

type Captioned = Pick<SitePhoto, 'caption' | 'takenDtm' | 'receivedDtm'>;

const timeOf = ({ takenDtm, receivedDtm }: Captioned): string => takenDtm || receivedDtm;

/** The different captions of the last ten photos of a site that have one, the newest first. */
export function lastCaptions(photos: readonly Captioned[]): string[] {
  const last = photos
    .filter(({ caption }) => caption !== '')
    .toSorted((one, other) => timeOf(other).localeCompare(timeOf(one)))
    .slice(0, LAST);
  return [...new Set(last.map(({ caption }) => caption))];
}
