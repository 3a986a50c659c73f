import { useEffect, useRef, useState } from 'react';
import { type ChosenFile, chooseFiles } from '#kit/files/chosen-file.ts';
import { useUnsaved } from '#kit/form/leave-guard.tsx';
import { useRepeat } from '#kit/repeat/use-repeat.ts';
import { showRefusal } from '#lib/failures.ts';
import { sendMessage } from '../api.ts';
import { revoke, TALK_PHOTOS } from './talk-photos.ts';

type Draft = { text: string; asks: boolean; photos: ChosenFile[] };
const EMPTY: Draft = { text: '', asks: false, photos: [] };

/** The message that is being written. Leaving it asks first. A repeat after a failure is never a second one. */
export function useComposer(awardId: number, onSent: () => Promise<unknown>) {
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const repeat = useRepeat();
  const isEmpty = draft.text.trim() === '' && draft.photos.length === 0;
  useUnsaved(!isEmpty);
  const latest = useRef(draft);
  latest.current = draft;
  useEffect(() => () => revoke(latest.current.photos), []);

  const change = (part: Partial<Draft>) => setDraft((current) => ({ ...current, ...part }));
  const addPhotos = async (files: readonly File[]) => {
    const added = await chooseFiles(TALK_PHOTOS, files, latest.current.photos);
    setDraft((current) => ({ ...current, photos: [...current.photos, ...added] }));
  };
  const removePhoto = (photo: ChosenFile) => {
    revoke([photo]);
    change({ photos: draft.photos.filter((other) => other !== photo) });
  };
  const send = async () => {
    if (isEmpty) return;
    const { text, asks, photos } = draft;
    try {
      const request = { awardId, text, asks, photos: photos.map(({ id }) => id) };
      await repeat.send(request, (_, key) =>
        sendMessage(
          { awardId, content: text, asks, photos: photos.map(({ original: name, blob }) => ({ name, blob })) },
          key,
        ),
      );
      revoke(photos);
      setDraft(EMPTY);
      await onSent();
    } catch (error) {
      showRefusal('talk.failed', error);
    }
  };
  return { draft, isEmpty, change, addPhotos, removePhoto, send };
}
