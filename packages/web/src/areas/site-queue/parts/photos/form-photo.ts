import type { SitePhoto } from '@portal/contract/areas/site-photos/calls';
import { seoulTime } from '@portal/contract/core/dates';
import { isOver, type UnsentEntry } from '../store/entries.ts';
import { labelOf } from './label-of.ts';

/** A photo that a record of its award may name. It has no `name` while it waits on this device. */
export type FormPhoto = Pick<
  SitePhoto,
  'entryId' | 'label' | 'caption' | 'pairEntryId' | 'takenDtm' | 'receivedDtm' | 'name'
> & { isWaiting?: boolean };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function waitingPhoto(entry: UnsentEntry): FormPhoto {
  const taken = Date.parse(textOf(entry.body['TakenDtm']));
  return {
    entryId: entry.entryId,
    label: labelOf(entry),
    caption: textOf(entry.body['Caption']),
    pairEntryId: textOf(entry.body['PairEntryId']),
    takenDtm: seoulTime(new Date(Number.isNaN(taken) ? entry.madeAt : taken)),
    receivedDtm: '',
    name: '',
    isWaiting: true,
  };
}

/** The photos of an award that wait on this device. Refused and old ones may never reach the server. */
export const waitingPhotosOf = (own: readonly UnsentEntry[], awardId: number | undefined, now: number): UnsentEntry[] =>
  own.filter(
    (entry) => entry.kind === 'photo' && entry.awardId === awardId && entry.state === 'waiting' && !isOver(entry, now),
  );

/** The photos of the server, without those that were blanked, and then those that wait on this device. */
export function formPhotos(sent: readonly SitePhoto[], waiting: readonly UnsentEntry[]): FormPhoto[] {
  const onServer = sent.filter(({ name }) => name !== '').map((photo) => ({ ...photo, isWaiting: false }));
  const isSent = new Set(onServer.map(({ entryId }) => entryId));
  return [...onServer, ...waiting.filter(({ entryId }) => !isSent.has(entryId)).map(waitingPhoto)];
}
