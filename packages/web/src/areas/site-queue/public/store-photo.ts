import type { PhotoLabel } from '@portal/contract/areas/site-photos/photos';
import { logFailure } from '#lib/failures.ts';
import { Refusal } from '#lib/refusal.ts';
import { type CameraPicture, pictureOfFile, unreadableText } from '../parts/camera/make-picture.ts';
import { makeShot, saveShot } from '../parts/camera/save-shot.ts';
import type { EntryPlace } from '../parts/store/entries.ts';

type NewPhoto = { place: EntryPlace; label: PhotoLabel; caption: string; file: File };

const readPicture = (file: File): Promise<CameraPicture> =>
  pictureOfFile(file).catch(async (error: unknown) => {
    logFailure('site-queue', error);
    throw new Refusal(0, 'UNREADABLE', await unreadableText(file));
  });

/** Stores a chosen picture of a site on the device and sends it in the background. Returns its entry. */
export async function storePhoto({ place, label, caption, file }: NewPhoto): Promise<string> {
  const shot = makeShot({ place, label, caption, pairEntryId: '', picture: await readPicture(file) });
  await saveShot(shot);
  return shot.entryId;
}
