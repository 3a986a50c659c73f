import { messageText } from '@portal/contract/messages';
import { useEffect, useRef, useState } from 'react';
import { logFailure } from '#lib/failures.ts';
import { Refusal } from '#lib/refusal.ts';
import type { CameraPlace } from '../store/note-store.ts';
import { type CameraPicture, pictureOfFile, unreadableText } from './make-picture.ts';
import { mayAddPicture } from './same-picture.ts';
import { makeShot, type Shot, saveShot } from './save-shot.ts';

/** A chosen file that cannot become a photo. */
export type Unreadable = { name: string; text: string };

const reasonOf = (error: unknown): string =>
  error instanceof Refusal ? error.message : messageText('queue.notStored');

/** Where shots belong, and what is said about them. */
type ShotPlace = Pick<CameraPlace, 'awardId' | 'projectId' | 'projectName' | 'label' | 'caption' | 'pairEntryId'>;

/** Stores shots on the device. One that could not be stored stays here, and is never dropped without a word. */
export function useShots(place: ShotPlace, onStored?: (shot: Shot) => void) {
  const [last, setLast] = useState('');
  const [count, setCount] = useState(0);
  const [failed, setFailed] = useState<{ shots: readonly Shot[]; reason: string }>({ shots: [], reason: '' });
  const [unreadable, setUnreadable] = useState<readonly Unreadable[]>([]);
  const preview = useRef('');
  const latest = useRef(onStored);
  latest.current = onStored;
  useEffect(() => () => URL.revokeObjectURL(preview.current), []);

  const show = ({ picture }: Shot) => {
    URL.revokeObjectURL(preview.current);
    preview.current = URL.createObjectURL(picture.blob);
    setLast(preview.current);
    setCount((before) => before + 1);
  };
  const store = async (shot: Shot) => {
    try {
      await saveShot(shot);
      show(shot);
      latest.current?.(shot);
    } catch (error) {
      logFailure('camera', error);
      setFailed(({ shots }) => ({ shots: [...shots, shot], reason: reasonOf(error) }));
    }
  };
  const take = (picture: CameraPicture, pairEntryId = place.pairEntryId) => {
    const { awardId, projectId, projectName, label, caption } = place;
    return store(makeShot({ place: { awardId, projectId, projectName }, label, caption, pairEntryId, picture }));
  };
  /** One after the other, to spare a phone's memory. Of several nobody can say which belongs to a photo of before. */
  const takeFiles = async (files: readonly File[]) => {
    for (const file of files) {
      const picture = await pictureOfFile(file).catch(async (error: unknown) => {
        logFailure('camera', error);
        const text = await unreadableText(file);
        setUnreadable((former) => [...former, { name: file.name, text }]);
        return null;
      });
      if (picture !== null && (await mayAddPicture(place, picture.blob, file.name)))
        await take(picture, files.length > 1 ? '' : place.pairEntryId);
    }
  };
  const again = async () => {
    const { shots } = failed;
    setFailed({ shots: [], reason: '' });
    for (const shot of shots) await store(shot);
  };
  const drop = () => setFailed({ shots: [], reason: '' });
  const closeUnreadable = () => setUnreadable([]);
  return { last, count, failed, unreadable, take, takeFiles, again, drop, closeUnreadable };
}
export type Shots = ReturnType<typeof useShots>;
