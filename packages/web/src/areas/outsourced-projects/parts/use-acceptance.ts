import { type AcceptDraft, acceptBoxChecks } from '@portal/contract/areas/outsourced-projects/forms';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { firstFailure } from '@portal/contract/core/forms';
import { isContactPhone, phoneDigits } from '@portal/contract/core/phone';
import { useState } from 'react';
import { confirm } from '../../../lib/confirm.ts';
import { focusField } from '../../../lib/failures.ts';
import { toast } from '../../../lib/toast.ts';
import { acceptProject } from './accept-project.ts';

export type AcceptBoxDraft = AcceptDraft & { agreed: boolean };

/** Prefilled with the user's own name, and his phone where it is his login id (D-100, D-148). */
const firstDraft = (actor: Actor): AcceptBoxDraft => ({
  ChoiceSelDate: '',
  agreed: false,
  TotalPeople: 0,
  ManagerUserName: actor.userName,
  ManagerUserPhone: isContactPhone(actor.userId) ? phoneDigits(actor.userId) : '',
});

/** The draft of the acceptance box, and winning with it (PART-28 to PART-41). */
export function useAcceptance(project: ProjectInfo, actor: Actor, reload: () => Promise<void>) {
  const [draft, setDraft] = useState(() => firstDraft(actor));
  const change = (part: Partial<AcceptBoxDraft>) => setDraft((current) => ({ ...current, ...part }));
  const accept = async () => {
    const failure = firstFailure(acceptBoxChecks, draft);
    if (failure) {
      toast.error(failure.message);
      focusField(failure.field);
      return;
    }
    if (!(await confirm('outsourced.accept.confirm'))) return;
    const { agreed: _agreed, ...request } = draft;
    const outcome = await acceptProject(project.id, request, actor.userId);
    if (outcome.reload) await reload();
    else if (outcome.field) focusField(outcome.field);
  };
  return { draft, change, accept };
}
