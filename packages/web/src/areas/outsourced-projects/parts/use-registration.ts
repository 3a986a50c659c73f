import { registerChecks } from '@portal/contract/areas/outsourced-projects/forms';
import { firstFailure } from '@portal/contract/core/checks';
import { useRef, useState } from 'react';
import { call } from '../../../lib/call.ts';
import { focusField } from '../../../lib/focus-field.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { showRefusal } from '../../../lib/refusal-toast.ts';
import { toast } from '../../../lib/toast.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import type { ChosenPhoto } from '../../project-parts/public/chosen-photo.ts';
import { isAnswer } from '../../project-parts/public/is-answer.ts';
import { usePhotoUpload } from '../../project-parts/public/use-photo-upload.ts';
import { EMPTY_DRAFT, type RegisterDraft, registrationRequest } from './register-draft.ts';

/** The registration form: photos first and awaited, then the project; a retry repeats neither (OUT-82, OUT-83). */
export function useRegistration(loginId: string, onDone: () => Promise<unknown>) {
  const [draft, setDraft] = useState<RegisterDraft>(EMPTY_DRAFT);
  const [photos, setPhotos] = useState<ChosenPhoto[]>([]);
  const { progress, send } = usePhotoUpload('Construction/construction-photo-upload-add');
  const [busy, run] = useBusy();
  const key = useRef(crypto.randomUUID());

  /** Answers the field that the server refused, if it named one. */
  const save = async (): Promise<string | undefined> => {
    try {
      const request = registrationRequest(draft, photos, loginId);
      await call('Construction/construction-add', request, { idempotencyKey: key.current });
      toast.success('project.register.done');
      await onDone();
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
      if (await send(photos, setPhotos)) refused = await save();
    });
    // The fields are disabled until the busy state has been drawn away.
    if (refused) setTimeout(focusField, 0, refused);
  };
  const change = (part: Partial<RegisterDraft>) => setDraft((current) => ({ ...current, ...part }));
  return { draft, change, photos, setPhotos, progress, busy, submit };
}
