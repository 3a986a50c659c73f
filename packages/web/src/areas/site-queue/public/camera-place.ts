import type { PhotoLabel } from '@portal/contract/areas/site-photos/photos';
import { DAY_MS } from '@portal/contract/core/dates';
import { readSession } from '#lib/session.ts';
import { type CameraPlace, changeNote, readNote } from '../parts/store/note-store.ts';

type Opening = Pick<CameraPlace, 'awardId' | 'projectId' | 'projectName'> & {
  label?: PhotoLabel;
  /** For a photo of after: the entry of the photo of before, and its caption. */
  pairEntryId?: string;
  caption?: string;
};

/** Stores where the camera is about to open. The page of the camera opens there, also after a reload. */
export async function storeCameraPlace(opening: Opening): Promise<void> {
  const userId = readSession()?.userId;
  if (userId === undefined) return;
  await changeNote('camera', (former) => {
    const isSame = former?.userId === userId && former.projectId === opening.projectId;
    const labels = isSame ? { label: former.label, caption: former.caption } : { label: 'B' as const, caption: '' };
    return { ...labels, pairEntryId: '', ...opening, userId, away: false, at: Date.now() };
  });
}

/** Where the camera was opened last by the signed-in user, within a day. */
export async function readCameraPlace(): Promise<CameraPlace | null> {
  const place = await readNote('camera');
  if (place === undefined || place.userId !== readSession()?.userId) return null;
  return Math.abs(Date.now() - place.at) < DAY_MS ? place : null;
}
