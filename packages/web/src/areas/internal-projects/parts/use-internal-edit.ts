import type { InternalValues } from '@portal/contract/areas/internal-projects/changes';
import { internalEditChecks } from '@portal/contract/areas/internal-projects/forms';
import { asksConstructionManager } from '@portal/contract/areas/internal-projects/kinds';
import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import type { ChangeReason } from '@portal/contract/core/forms';
import { focusField, tellFailure } from '../../../lib/failures.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import type { useChangeReasons } from '../../comments/public/use-change-reasons.ts';
import { useEmployees } from '../../lookups/public/use-lookups.ts';
import { useEditCall } from '../../project-parts/public/use-edit-call.ts';
import { useEditDraft } from '../../project-parts/public/use-edit-draft.ts';
import { labelOf, usePartChoices, withNames, withStored } from '../../project-parts/public/use-part-choices.ts';
import { editProject, readProject } from '../api.ts';
import { changesSince } from './changes-since.ts';
import { ownChanges } from './own-changes.ts';
import { rebaseDraft } from './rebase-draft.ts';
import { editRequest, valuesOf } from './values.ts';

type Options = {
  project: InternalInfo;
  reload: () => Promise<void>;
  reasons: Pick<ReturnType<typeof useChangeReasons>, 'ask' | 'forget'>;
};

/** The selects of the form, with what is stored (D-52, D-79). */
function useChoices(loaded: InternalInfo, draft: InternalValues) {
  const employees = useEmployees(asksConstructionManager(draft));
  return {
    ...usePartChoices(loaded),
    employees: withStored(employees, [{ value: loaded.choiceUserId, label: loaded.choiceUserName }]),
  };
}

/** The edit form of an internal project: checks, reasons, then the save (INT-43, INT-59, INT-63, CHG-02). */
export function useInternalEdit({ project, reload, reasons }: Options) {
  const { loaded, draft, update } = useEditDraft({ project, draftOf: valuesOf, rebase: rebaseDraft });
  const choices = useChoices(loaded, draft);
  const [busy, run] = useBusy();
  const { save, stale, dismissStale } = useEditCall({
    send: editProject,
    readDifferences: async () => changesSince(loaded, await readProject(loaded.id)),
    reload,
  });
  const changed = ownChanges(loaded, draft);

  const change = (part: Partial<InternalValues>) =>
    update((current) => {
      const values = withNames({ ...current, ...part }, choices);
      const manager = values.ChoiceUserId;
      return { ...values, choiceUserName: manager === '' ? '' : labelOf(choices.employees, manager) };
    });
  /** The reasons to save with; null when the user stays in the form. */
  const readyReasons = async (): Promise<ChangeReason[] | null> => {
    if (tellFailure(internalEditChecks, draft)) return null;
    return changed.length === 0 ? [] : reasons.ask(changed);
  };
  const submit = async () => {
    const given = await readyReasons();
    if (!given) return;
    let refused: string | undefined;
    await run(async () => {
      const outcome = await save(editRequest(loaded, draft, given));
      if (outcome.saved) reasons.forget();
      refused = outcome.field;
    });
    // The fields are disabled until the busy state has been drawn away.
    if (refused) setTimeout(focusField, 0, refused);
  };
  return { loaded, draft, choices, change, submit, busy, stale, dismissStale, changed };
}

export type InternalEdit = ReturnType<typeof useInternalEdit>;
