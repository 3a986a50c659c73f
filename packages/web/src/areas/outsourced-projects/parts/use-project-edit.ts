import type { ProjectValues } from '@portal/contract/areas/outsourced-projects/changes';
import { editChecks } from '@portal/contract/areas/outsourced-projects/forms';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import type { ChangeReason } from '@portal/contract/core/forms';
import { confirm } from '../../../lib/confirm.ts';
import { focusField, tellFailure } from '../../../lib/failures.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import type { useChangeReasons } from '../../comments/public/use-change-reasons.ts';
import type { ChosenPhoto } from '../../project-parts/public/chosen-photo.ts';
import { useEditCall } from '../../project-parts/public/use-edit-call.ts';
import { useEditDraft } from '../../project-parts/public/use-edit-draft.ts';
import { usePartChoices, withNames } from '../../project-parts/public/use-part-choices.ts';
import { usePhotoUpload } from '../../project-parts/public/use-photo-upload.ts';
import { editProject, readProject } from '../api.ts';
import { changesSince } from './changes-since.ts';
import { type CheckListName, draftOf, editRequest, isEdited, ownChanges } from './edit-draft.ts';
import { rebaseDraft } from './rebase-draft.ts';

type Options = {
  project: ProjectInfo;
  reload: () => Promise<void>;
  reasons: Pick<ReturnType<typeof useChangeReasons>, 'ask' | 'forget'>;
};

/** The edit form of a project: checks, confirmation, reasons, photos, then the save (OUT-100 to OUT-112, D-71). */
export function useProjectEdit({ project, reload, reasons }: Options) {
  const { loaded, draft, latest, update } = useEditDraft({ project, draftOf, rebase: rebaseDraft });
  const choices = usePartChoices(loaded);
  const { progress, send } = usePhotoUpload('Construction/construction-photo-upload-edit');
  const [busy, run] = useBusy();
  const { save, stale, dismissStale } = useEditCall({
    send: editProject,
    readDifferences: async () => changesSince(loaded, await readProject(loaded.id)),
    reload,
  });

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
    if (tellFailure(editChecks, draft.values)) return null;
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
