import { useEffect, useRef, useState } from 'react';
import { type EntryPlace, type NewEntry, sendOrKeep } from '#areas/site-queue/public/enqueue.ts';
import { type ChosenFile, chooseFiles } from '#kit/files/chosen-file.ts';
import { useUnsaved } from '#kit/form/leave-guard.tsx';
import { useRepeat } from '#kit/repeat/use-repeat.ts';
import { showRefusal } from '#lib/failures.ts';
import { entryIdOf } from '#lib/make-key.ts';
import { toast } from '#lib/toast.ts';
import { sendMessage } from '../api.ts';
import { revoke, TALK_PHOTOS } from './talk-photos.ts';

type Kept = Pick<Draft, 'text' | 'asks'> & { files: NewEntry['files'] & object; place: EntryPlace; key: string };

/** Sends a message, or keeps it on this device with the same id when the server does not answer. */
async function keepOrSend({ text, asks, files, place, key }: Kept, send: () => Promise<unknown>): Promise<void> {
  const entryId = entryIdOf(key);
  const body = { AwardId: place.awardId, EntryId: entryId, Content: text, ConfirmYn: asks ? 'Y' : 'N' };
  const entry = { entryId, kind: 'message', place, path: 'Site/talk-add', body, files, fileField: 'photos' } as const;
  const outcome = await sendOrKeep({ ...entry, title: text.trim().slice(0, TITLE) || '현장 대화 사진' }, send);
  if (outcome === 'kept') toast.success('queue.kept');
}

type Draft = { text: string; asks: boolean; photos: ChosenFile[] };
/** Most characters of a message in the list of unsent entries. */
const TITLE = 60;
const EMPTY: Draft = { text: '', asks: false, photos: [] };

/**
 * The message that is being written. Leaving it asks first. A repeat after a failure is never a second one. With
 * `keepAt` a message that the server does not answer is kept on this device and sent later (D-444).
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
        const sendNow = () => sendMessage({ awardId, content: text, asks, photos: files }, key);
        return keepAt ? keepOrSend({ ...draft, files, place: keepAt, key }, sendNow) : sendNow();
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
