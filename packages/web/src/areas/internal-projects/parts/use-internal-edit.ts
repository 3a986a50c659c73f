import type { InternalValues } from '@portal/contract/areas/internal-projects/changes';
import { internalEditChecks } from '@portal/contract/areas/internal-projects/forms';
import { asksConstructionManager } from '@portal/contract/areas/internal-projects/kinds';
import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import type { useChangeReasons } from '../../../kit/form/change-reasons.ts';
import { useUnsaved } from '../../../kit/form/leave-guard.tsx';
import { useStoredDraft } from '../../../kit/form/use-draft.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { useSave } from '../../../kit/form/use-save.ts';
import { useStale } from '../../../kit/form/versions.ts';
import { labelOf, withStored } from '../../lookups/public/choices.ts';
import { useLookup } from '../../lookups/public/use-lookups.ts';
import { useProjectChoices, withNames } from '../../project/public/project-choices.ts';
import { editProject, readProject } from '../api.ts';
import { editRequest, isOpenField, newerVersion, ownChanges, rebaseDraft } from './edit-draft.ts';
import { EMPTY_VALUES, valuesOf } from './values.ts';

type Options = {
  project: InternalInfo;
  reload: () => Promise<void>;
  reasons: ReturnType<typeof useChangeReasons>;
};

/** The selects of the form, with what is stored (D-52, D-79). */
function useChoices(loaded: InternalInfo, draft: InternalValues) {
  const employees = useLookup('employees', asksConstructionManager(draft)).choices;
  return {
    ...useProjectChoices(loaded),
    employees: withStored(employees, [{ value: loaded.choiceUserId, label: loaded.choiceUserName }]),
  };
}

/** The edit form of an internal project: checks, reasons, then the save (INT-43). */
export function useInternalEdit({ project, reload, reasons }: Options) {
  const { loaded, draft, update } = useStoredDraft({ stored: project, draftOf: valuesOf, rebase: rebaseDraft });
  const choices = useChoices(loaded, draft);
  const change = (part: Partial<InternalValues>) =>
    update((current) => {
      const values = withNames({ ...current, ...part }, choices);
      const manager = values.ChoiceUserId;
      return { ...values, choiceUserName: manager === '' ? '' : labelOf(choices.employees, manager) };
    });
  const form = useForm({
    draft,
    change,
    checks: internalEditChecks,
    empty: EMPTY_VALUES,
    isLocked: (field) => !isOpenField(project, field),
  });
  const stale = useStale({
    readLines: async () => newerVersion(loaded, await readProject(loaded.id), draft),
    reload,
  });
  const save = useSave({
    send: editProject,
    done: 'project.edit.done',
    failed: 'project.edit.failed',
    onDone: () => {
      reasons.forget();
      return reload();
    },
    onStale: stale.show,
  });
  const changed = ownChanges(loaded, draft);
  useUnsaved(changed.length > 0);

  const submit = async () => {
    const given = form.isRight() ? await reasons.ask(changed) : null;
    if (given) await form.run(() => save(editRequest(loaded, draft, given)));
  };
  return { loaded, form, choices, submit, changed, reasonDialog: reasons.dialog, staleDialog: stale.dialog };
}
