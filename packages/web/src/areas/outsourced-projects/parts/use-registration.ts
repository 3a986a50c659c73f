import { registerChecks } from '@portal/contract/areas/outsourced-projects/forms';
import { firstFailure } from '@portal/contract/core/checks';
import { useRef, useState } from 'react';
import { call, upload } from '../../../lib/call.ts';
import { focusField } from '../../../lib/focus-field.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { showRefusal } from '../../../lib/refusal-toast.ts';
import { toast } from '../../../lib/toast.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { type ChosenPhoto, renamedUnsent } from '../../project-parts/public/chosen-photo.ts';
import { photoFormData } from '../../project-parts/public/photo-form-data.ts';
import { EMPTY_DRAFT, type RegisterDraft, registrationRequest } from './register-draft.ts';

/** False when the first try may still have gone through: then the same key must be sent again. */
const isAnswer = (error: unknown): boolean =>
  error instanceof Refusal && error.status !== 0 && error.code !== 'UNKNOWN' && error.code !== 'IN_PROGRESS';

/** The photos of a form and their upload; what was sent is not sent again. */
function usePhotoUpload() {
  const [photos, setPhotos] = useState<ChosenPhoto[]>([]);
  /** Fraction sent so far, or null when nothing is under way. */
  const [progress, setProgress] = useState<number | null>(null);

  const send = async (): Promise<boolean> => {
    const unsent = photos.filter((photo) => !photo.sent);
    if (unsent.length === 0) return true;
    setProgress(0);
    try {
      const form = photoFormData(unsent);
      await upload('Construction/construction-photo-upload-add', form, { onProgress: setProgress });
      setPhotos(photos.map((photo) => ({ ...photo, sent: true })));
      toast.success('photo.uploaded');
      return true;
    } catch (error) {
      setPhotos(renamedUnsent(photos));
      showRefusal('photo.uploadFailed', error);
      return false;
    } finally {
      setProgress(null);
    }
  };
  return { photos, setPhotos, progress, send };
}

/** The registration form: photos first and awaited, then the project; a retry repeats neither (OUT-82, OUT-83). */
export function useRegistration(loginId: string, onDone: () => void) {
  const [draft, setDraft] = useState<RegisterDraft>(EMPTY_DRAFT);
  const { photos, setPhotos, progress, send } = usePhotoUpload();
  const [busy, run] = useBusy();
  const key = useRef(crypto.randomUUID());

  /** Answers the field that the server refused, if it named one. */
  const save = async (): Promise<string | undefined> => {
    try {
      const request = registrationRequest(draft, photos, loginId);
      await call('Construction/construction-add', request, { idempotencyKey: key.current });
      toast.success('project.register.done');
      onDone();
      return undefined;
    } catch (error) {
      if (isAnswer(error)) key.current = crypto.randomUUID();
      showRefusal('project.register.failed', error);
      return error instanceof Refusal ? error.field : undefined;
    }
  };
  const submit = async () => {
    const failure = firstFailure(registerChecks, draft);
    if (failure) {
      toast.error(failure.message);
      focusField(failure.field);
      return;
    }
    let refused: string | undefined;
    await run(async () => {
      if (await send()) refused = await save();
    });
    // The fields are disabled until the busy state has been drawn away.
    if (refused) setTimeout(focusField, 0, refused);
  };
  const change = (part: Partial<RegisterDraft>) => setDraft((current) => ({ ...current, ...part }));
  return { draft, change, photos, setPhotos, progress, busy, submit };
}
