import type { SitePhoto } from '@portal/contract/areas/site-photos/calls';
import { seoulTime } from '@portal/contract/core/dates';
import { useAwardPhotos } from '#areas/site-photos/public/use-award-photos.ts';
import { useWhenSent } from '../parts/list/use-when-sent.ts';
import { labelOf } from '../parts/photos/label-of.ts';
import { type Entry, isOver } from '../parts/store/entries.ts';
import { useUnsent } from './use-unsent.ts';

/** A photo that a record of its award may name. It has no `name` while it is on this device alone. */
export type FormPhoto = Pick<
  SitePhoto,
  'entryId' | 'label' | 'caption' | 'pairEntryId' | 'takenDtm' | 'receivedDtm' | 'name'
>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function waitingPhoto(entry: Entry): FormPhoto {
  const taken = Date.parse(textOf(entry.body['TakenDtm']));
  return {
    entryId: entry.entryId,
    label: labelOf(entry),
    caption: textOf(entry.body['Caption']),
    pairEntryId: textOf(entry.body['PairEntryId']),
    takenDtm: seoulTime(new Date(Number.isNaN(taken) ? entry.madeAt : taken)),
    receivedDtm: '',
    name: '',
  };
}

/**
 * The photos that a record may name: those of the server, then those that wait on this device. What names one of these
 * is sent after it. Without a connection a page that knows its award has those of this device.
 */
export function useFormPhotos(projectId: number, knownAward = 0) {
  const { data, isPending, refetch } = useAwardPhotos(projectId);
  const awardId = knownAward || data?.meta.awardId;
  const waiting = (useUnsent()?.own ?? []).filter(
    (entry) =>
      entry.kind === 'photo' && entry.awardId === awardId && entry.state === 'waiting' && !isOver(entry, Date.now()),
  );
  useWhenSent(waiting.length, refetch);
  const sent = (data?.data ?? []).filter(({ name }) => name !== '');
  const isSent = new Set(sent.map(({ entryId }) => entryId));
  const photos: FormPhoto[] = [
    ...sent,
    ...waiting.filter(({ entryId }) => !isSent.has(entryId)).map((entry) => waitingPhoto(entry)),
  ];
  return { photos, isPending, refetch };
}
