import type { CallByPath } from '@portal/contract/calls';
import { useState } from 'react';
import { upload } from '../../../lib/call.ts';
import { showRefusal } from '../../../lib/failures.ts';
import { toast } from '../../../lib/toast.ts';
import { type ChosenPhoto, renamedUnsent } from './chosen-photo.ts';
import { photoFormData } from './photo-form-data.ts';

/** Sends the new photos of a form to `path`; what was sent is not sent again (OUT-82, FILE-09, FILE-10). */
export function usePhotoUpload(path: keyof CallByPath & `${string}photo-upload-${string}`) {
  /** Fraction sent so far, or null when nothing is under way. */
  const [progress, setProgress] = useState<number | null>(null);

  /** True when every photo is there; `onChange` hears which ones are, or their new names after a failure. */
  const send = async (photos: readonly ChosenPhoto[], onChange: (photos: ChosenPhoto[]) => void): Promise<boolean> => {
    const unsent = photos.filter((photo) => !photo.sent);
    if (unsent.length === 0) return true;
    setProgress(0);
    try {
      await upload(path, photoFormData(unsent), { onProgress: setProgress });
      onChange(photos.map((photo) => ({ ...photo, sent: true })));
      toast.success('photo.uploaded');
      return true;
    } catch (error) {
      onChange(renamedUnsent(photos));
      showRefusal('photo.uploadFailed', error);
      return false;
    } finally {
      setProgress(null);
    }
  };
  return { progress, send };
}
