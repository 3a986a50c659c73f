import { type PhotoLabel, photoLabelWord } from '@portal/contract/areas/site-photos/photos';
import { makeEntryId } from '#lib/make-key.ts';
import { enqueue, noRoom } from '../../public/enqueue.ts';
import type { EntryPlace } from '../store/entries.ts';
import { askToKeepStorage, freeBytes, isRoomShort } from './device-room.ts';
import type { CameraPicture } from './make-picture.ts';

/** A shot that is not stored yet. Its id is made once, so that a second try stores no second photo. */
export type Shot = {
  entryId: string;
  place: EntryPlace;
  label: PhotoLabel;
  caption: string;
  /** The entry of the photo of before that it belongs to, or ''. */
  pairEntryId: string;
  picture: CameraPicture;
};

export const makeShot = (shot: Omit<Shot, 'entryId'>): Shot => ({ ...shot, entryId: makeEntryId() });

const titleOf = ({ label, caption }: Shot): string =>
  caption === '' ? photoLabelWord(label) : `${photoLabelWord(label)} · ${caption}`;

/** The file of a shot, as the device saves it. */
export const shotFileName = ({ label, picture }: Pick<Shot, 'label' | 'picture'>): string =>
  `${photoLabelWord(label)}_${picture.takenDtm.slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '_')}.jpg`;

/** Stores a shot on the device. Resolves when it is on the disk, and rejects when nothing was stored. */
export async function saveShot(shot: Shot): Promise<void> {
  await askToKeepStorage();
  if (isRoomShort(await freeBytes())) throw noRoom();
  const { entryId, place, label, caption, pairEntryId, picture } = shot;
  await enqueue({
    entryId,
    kind: 'photo',
    place,
    path: 'Site/photo-add',
    body: {
      AwardId: place.awardId,
      EntryId: entryId,
      Label: label,
      Caption: caption,
      PairEntryId: pairEntryId,
      TakenDtm: picture.takenDtm,
      TakenFrom: picture.takenFrom,
    },
    title: titleOf(shot),
    files: [{ name: shotFileName(shot), blob: picture.blob }],
    fileField: 'photo',
  });
}
