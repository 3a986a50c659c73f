import { useEffect, useRef, useState } from 'react';
import type { EntryPlace, NewUnsentEntry } from '#areas/site-queue/public/enqueue.ts';
import { storeAndSend } from '#areas/site-queue/public/store-and-send.ts';
import { type ChosenFile, chooseFiles } from '#kit/files/chosen-file.ts';
import { useUnsaved } from '#kit/form/leave-guard.tsx';
import { useRepeat } from '#kit/repeat/use-repeat.ts';
import { showRefusal } from '#lib/failures.ts';
import { entryIdOf } from '#lib/make-key.ts';
import { toast } from '#lib/toast.ts';
import { sendMessage } from '../../api.ts';
import { revoke, TALK_PHOTOS } from './talk-photos.ts';

type StoredMessage = Pick<Draft, 'text' | 'asks'> & {
  files: NewUnsentEntry['files'] & object;
  place: EntryPlace;
  key: string;
};

/** Keeps a message on this device and sends it. */
async function keepAndSend({ text, asks, files, place, key }: StoredMessage): Promise<void> {
  const entryId = entryIdOf(key);
  const body = { AwardId: place.awardId, EntryId: entryId, Content: text, ConfirmYn: asks ? 'Y' : 'N' };
  const entry = { entryId, kind: 'message', place, path: 'Site/talk-add', body, files, fileField: 'photos' } as const;
  const outcome = await storeAndSend({ ...entry, title: text.trim().slice(0, TITLE) || '현장 대화 사진' });
  if (outcome === 'kept') toast.success('queue.kept');
}

type Draft = { text: string; asks: boolean; photos: ChosenFile[] };
/** Most characters of a message in the list of unsent entries. */
const TITLE = 60;
const EMPTY: Draft = { text: '', asks: false, photos: [] };

/**
 * The message that is being written. Leaving it asks first. A repeat after a failure is never a second one. With
 * `keepAt` a message is on this device before it is sent (D-444).
 */
export function useComposer(awardId: number, keepAt: EntryPlace | undefined, onSent: () => Promise<unknown>) {
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
      const files = photos.map(({ original: name, blob }) => ({ name, blob }));
      await repeat.send<typeof request, unknown>(request, (_, key) => {
        if (keepAt) return keepAndSend({ text, asks, files, place: keepAt, key });
        return sendMessage({ awardId, content: text, asks, photos: files }, key);
      });
      revoke(photos);
      setDraft(EMPTY);
      await onSent();
    } catch (error) {
      showRefusal('talk.failed', error);
    }
  };
  return { draft, isEmpty, change, addPhotos, removePhoto, send };
}
