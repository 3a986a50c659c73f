import type { ProjectValues } from '@portal/contract/areas/outsourced-projects/changes';
import { editChecks } from '@portal/contract/areas/outsourced-projects/forms';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import type { ChangeReason } from '@portal/contract/core/changes';
import { firstFailure } from '@portal/contract/core/checks';
import { useRef, useState } from 'react';
import { confirm } from '../../../lib/confirm.ts';
import { focusField } from '../../../lib/focus-field.ts';
import { toast } from '../../../lib/toast.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import type { useChangeReasons } from '../../comments/public/use-change-reasons.ts';
import type { ChosenPhoto } from '../../project-parts/public/chosen-photo.ts';
import { usePhotoUpload } from '../../project-parts/public/use-photo-upload.ts';
import { type CheckListName, draftOf, type EditDraft, editRequest, isEdited, ownChanges } from './edit-draft.ts';
import { rebaseDraft } from './rebase-draft.ts';
import { useEditCall } from './use-edit-call.ts';
import { useProjectChoices, withNames } from './use-project-choices.ts';

type Held = { loaded: ProjectInfo; draft: EditDraft };

/** The draft, on the version it started from; a newer version of the project takes it along. */
function useDraft(project: ProjectInfo) {
  const [held, setHeld] = useState<Held>(() => ({ loaded: project, draft: draftOf(project) }));
  const latest = useRef(held);
  latest.current = held;
  if (held.loaded.version !== project.version) {
    setHeld({ loaded: project, draft: rebaseDraft(held.loaded, held.draft, project) });
  }
  const update = (next: (draft: EditDraft) => EditDraft) =>
    setHeld((current) => ({ ...current, draft: next(current.draft) }));
  return { ...held, latest, update };
}

type Options = {
  project: ProjectInfo;
  reload: () => Promise<void>;
  reasons: Pick<ReturnType<typeof useChangeReasons>, 'ask' | 'forget'>;
};

/** The edit form of a project: checks, confirmation, reasons, photos, then the save (OUT-100 to OUT-112, D-71). */
export function useProjectEdit({ project, reload, reasons }: Options) {
  const { loaded, draft, latest, update } = useDraft(project);
  const choices = useProjectChoices(loaded);
  const { progress, send } = usePhotoUpload('Construction/construction-photo-upload-edit');
  const [busy, run] = useBusy();
  const { save, stale, dismissStale } = useEditCall(loaded, reload);

  const change = (part: Partial<ProjectValues>) =>
    update((current) => ({ ...current, values: withNames({ ...current.values, ...part }, choices) }));
  const setPhotos = (photos: ChosenPhoto[]) => update((current) => ({ ...current, photos }));
  const rate = (list: CheckListName, id: number, score: number) =>
    update((current) => ({
      ...current,
      [list]: current[list].map((line) => (line.CheckId === id ? { CheckId: id, Score: score } : line)),
    }));

  /** The reasons to save with; null when the user stays in the form. */
  const readyReasons = async (): Promise<ChangeReason[] | null> => {
    const failure = firstFailure(editChecks, draft.values);
    if (failure) {
      toast.error(failure.message);
      focusField(failure.field);
      return null;
    }
    const changes = ownChanges(loaded, draft);
    if (changes.length === 0) return [];
    const awarded = loaded.mizeStatus === ProjectStatus.Awarded;
    if (awarded && !(await confirm('outsourced.edit.awarded'))) return null;
    return reasons.ask(changes);
  };
  const submit = async () => {
    const given = await readyReasons();
    if (!given) return;
    let refused: string | undefined;
    await run(async () => {
      if (!(await send(latest.current.draft.photos, setPhotos))) return;
      const outcome = await save(editRequest(loaded, draft, given));
      if (outcome.saved) reasons.forget();
      refused = outcome.field;
    });
    // The fields are disabled until the busy state has been drawn away.
    if (refused) setTimeout(focusField, 0, refused);
  };
  return {
    loaded,
    draft,
    choices,
    change,
    setPhotos,
    rate,
    submit,
    busy,
    progress,
    stale,
    dismissStale,
    changed: ownChanges(loaded, draft),
    dirty: isEdited(loaded, draft),
  };
}

export type ProjectEdit = ReturnType<typeof useProjectEdit>;
