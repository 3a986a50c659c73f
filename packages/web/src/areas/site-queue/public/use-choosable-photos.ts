import type { SitePhoto } from '@portal/contract/areas/site-photos/calls';
import { labelOf } from '../parts/photos/label-of.ts';
import { usePhotos } from '../parts/photos/use-photos.ts';
import type { Entry } from '../parts/store/entries.ts';

/** A photo that another record may name: one of the server, or one that is still on this device. */
export type ChoosablePhoto = Pick<SitePhoto, 'entryId' | 'name' | 'label' | 'caption' | 'pairEntryId'> & {
  /** Whether the server does not have it yet. */
  isWaiting: boolean;
};

const textOf = ({ body }: Entry, field: string): string => String(body[field] ?? '');

const waitingPhoto = (entry: Entry): ChoosablePhoto => ({
  entryId: entry.entryId,
  name: '',
  label: labelOf(entry),
  caption: textOf(entry, 'Caption'),
  pairEntryId: textOf(entry, 'PairEntryId'),
  isWaiting: true,
});

/** The photos of a project's award that a record may name, also without a connection. */
export function useChoosablePhotos(projectId: number): ChoosablePhoto[] {
  const { sent, waiting } = usePhotos(projectId);
  const stored = sent.filter(({ name }) => name !== '').map((photo) => ({ ...photo, isWaiting: false }));
  const known = new Set(stored.map(({ entryId }) => entryId));
  return [...stored, ...waiting.filter(({ entryId }) => !known.has(entryId)).map(waitingPhoto)];
}
