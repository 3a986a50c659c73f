import type { InternalValues } from '@portal/contract/areas/internal-projects/changes';
import { internalRegisterChecks } from '@portal/contract/areas/internal-projects/forms';
import { useState } from 'react';
import { focusField, tellFailure } from '../../../lib/failures.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { usePartChoices } from '../../project-parts/public/use-part-choices.ts';
import { useRegisterCall } from '../../project-parts/public/use-register-call.ts';
import { registerProject } from '../api.ts';
import { onlyOffered } from './only-offered.ts';
import { registrationRequest } from './values.ts';

type Options = { initial: InternalValues; loginId: string; onDone: () => Promise<unknown> };

/** The registration form: ordered checks, then one call however often it is tried (INT-27 to INT-47). */
export function useRegistration({ initial, loginId, onDone }: Options) {
  const [typed, setTyped] = useState(initial);
  const choices = usePartChoices();
  const register = useRegisterCall(onDone);
  const [busy, run] = useBusy();
  const draft = onlyOffered(typed, choices);

  const submit = async () => {
    if (tellFailure(internalRegisterChecks, draft)) return;
    let refused: string | undefined;
    await run(async () => {
      refused = await register((key) => registerProject(registrationRequest(draft, loginId), key));
    });
    // The fields are disabled until the busy state has been drawn away.
    if (refused) setTimeout(focusField, 0, refused);
  };
  const change = (part: Partial<InternalValues>) => setTyped((current) => ({ ...current, ...part }));
  return { draft, change, choices, busy, submit, dirty: typed !== initial };
}
