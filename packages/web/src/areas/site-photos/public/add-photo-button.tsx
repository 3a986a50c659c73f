import type { PhotoLabel } from '@portal/contract/areas/site-photos/photos';
import { seoulTime } from '@portal/contract/core/dates';
import { useRef } from 'react';
import { chooseFiles } from '#kit/files/chosen-file.ts';
import { showRefusal } from '#lib/failures.ts';
import { makeEntryId } from '#lib/make-key.ts';
import { useBusy } from '#lib/use-busy.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { sendPhoto } from '../api.ts';
import css from '../parts/photo-choice.module.css';
import { SITE_PHOTOS } from '../parts/site-photo-files.ts';

type Props = { awardId: number; label: PhotoLabel; onAdded: (entryIds: string[]) => Promise<unknown> };

/** The moment of a shot by the device's clock, with its offset. */
const takenAt = (file: File): string => `${seoulTime(new Date(file.lastModified)).replace(' ', 'T')}+09:00`;

/** Takes or chooses photos and sends them at once. */
export function AddPhotoButton({ awardId, label, onAdded }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, run] = useBusy();
  const add = async (files: readonly File[]) => {
    const added: string[] = [];
    for (const file of files) {
      const [chosen] = await chooseFiles(SITE_PHOTOS, [file], []);
      if (!chosen) continue;
      URL.revokeObjectURL(chosen.preview);
      const entryId = makeEntryId();
      const form = new FormData();
      const fields = { AwardId: awardId, EntryId: entryId, Label: label, TakenDtm: takenAt(file), TakenFrom: 'D' };
      for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
      form.append('photo', chosen.blob, chosen.original);
      await sendPhoto(form);
      added.push(entryId);
    }
    if (added.length > 0) await onAdded(added);
  };
  return (
    <>
      <button type="button" className={css['add']} disabled={busy} onClick={() => input.current?.click()}>
        <Icon name="camera" />
        사진 찍기
      </button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label="사진 찍기"
        accept={SITE_PHOTOS.types.join(',')}
        capture="environment"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          void run(() => add(files).catch((error: unknown) => showRefusal('photo.uploadFailed', error)));
        }}
      />
    </>
  );
}
