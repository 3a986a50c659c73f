import { registerChecks } from '@portal/contract/areas/outsourced-projects/forms';
import { useState } from 'react';
import { call } from '../../../lib/call.ts';
import { focusField, tellFailure } from '../../../lib/failures.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import type { ChosenPhoto } from '../../project-parts/public/chosen-photo.ts';
import { usePhotoUpload } from '../../project-parts/public/use-photo-upload.ts';
import { useRegisterCall } from '../../project-parts/public/use-register-call.ts';
import { EMPTY_DRAFT, type RegisterDraft, registrationRequest } from './register-draft.ts';

/** The registration form: photos first and awaited, then the project; a retry repeats neither (OUT-82, OUT-83). */
export function useRegistration(loginId: string, onDone: () => Promise<unknown>) {
  const [draft, setDraft] = useState<RegisterDraft>(EMPTY_DRAFT);
  const [photos, setPhotos] = useState<ChosenPhoto[]>([]);
  const { progress, send } = usePhotoUpload('Construction/construction-photo-upload-add');
  const [busy, run] = useBusy();
  const register = useRegisterCall(onDone);

  const submit = async () => {
    if (tellFailure(registerChecks, draft)) return;
    let refused: string | undefined;
    await run(async () => {
      if (!(await send(photos, setPhotos))) return;
      const request = registrationRequest(draft, photos, loginId);
      refused = await register((idempotencyKey) => call('Construction/construction-add', request, { idempotencyKey }));
    });
    // The fields are disabled until the busy state has been drawn away.
    if (refused) setTimeout(focusField, 0, refused);
  };
  const change = (part: Partial<RegisterDraft>) => setDraft((current) => ({ ...current, ...part }));
  return { draft, change, photos, setPhotos, progress, busy, submit };
}
