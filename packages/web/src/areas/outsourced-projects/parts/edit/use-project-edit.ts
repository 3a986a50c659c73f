import { type ProjectValues, projectItems } from '@portal/contract/areas/outsourced-projects/changes';
import { type ChosenDay, chosenDayChecks, editChecks } from '@portal/contract/areas/outsourced-projects/forms';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { splitValues } from '@portal/contract/core/formats';
import { PROJECT_PHOTOS } from '#areas/project/public/project-photos.ts';
import type { useChangeReasons } from '#kit/edit/change-reasons.ts';
import { formerValues } from '#kit/edit/former-values.ts';
import { useStaleDialog } from '#kit/edit/versions.ts';
import type { ChosenFile } from '#kit/files/chosen-file.ts';
import { useUpload } from '#kit/files/use-upload.ts';
import { useUnsaved } from '#kit/form/leave-guard.tsx';
import { useEditDraft } from '#kit/form/use-draft.ts';
import { useForm } from '#kit/form/use-form.ts';
import { useSave } from '#kit/form/use-save.ts';
import { editProject, readProject, uploadEditPhoto } from '../../api.ts';
import { useOutsourcedChoices, withAllNames } from '../register/trade-choices.ts';
import { EMPTY_VALUES, valuesOf } from '../register/values.ts';
import { collectReasons } from './collect-reasons.ts';
import {
  type CheckListName,
  changedScores,
  draftOf,
  draftValues,
  type EditDraft,
  editRequest,
  hasUnsaved,
  isOpenField,
  ownChanges,
  rebaseDraft,
  revertedItems,
} from './edit-draft.ts';
import { newerVersionLines } from './newer-version-lines.ts';
import { useEditSections } from './use-edit-sections.ts';

type Options = { project: ProjectInfo; reload: () => Promise<void>; reasons: ReturnType<typeof useChangeReasons> };

/** Functions with which the edit form updates its draft. */
function draftUpdaters(update: (next: (draft: EditDraft) => EditDraft) => void) {
  return {
    setPhotos: (photos: readonly ChosenFile[]) => update((current) => ({ ...current, photos })),
    putPhoto: (file: ChosenFile) =>
      update((current) => ({
        ...current,
        photos: current.photos.map((photo) => (photo.id === file.id ? file : photo)),
      })),
    rate: (list: CheckListName, id: number, score: number) =>
      update((current) => ({
        ...current,
        [list]: current[list].map((line) => (line.CheckId === id ? { CheckId: id, Score: score } : line)),
      })),
  };
}

const chosenDayOf = ({ mizeStatus, choiceSelDate, startDate }: ProjectInfo): ChosenDay => ({
  status: mizeStatus,
  chosenDay: choiceSelDate,
  stored: splitValues(startDate),
});

/** The draft of the form, and how it moves onto newer versions of the project (D-212). */
function useProjectForm({ project, reload }: Omit<Options, 'reasons'>) {
  const { loaded, draft, update, follow, followOwn } = useEditDraft({
    stored: project,
    draftOf,
    rebase: rebaseDraft,
    hasUnsaved,
  });
  /** Reloads after an action of this user. */
  const reloadOwn = async () => {
    followOwn();
    await reload();
  };
  /** Reloads after a refusal has shown the newer version. */
  const reloadNewer = async () => {
    follow();
    await reload();
  };
  const choices = useOutsourcedChoices(loaded);
  const change = (part: Partial<ProjectValues>) =>
    update((current) => ({ ...current, values: withAllNames({ ...current.values, ...part }, choices) }));
  const form = useForm({
    draft: draft.values,
    change,
    checks: [...editChecks, ...chosenDayChecks(chosenDayOf(loaded))],
    empty: EMPTY_VALUES,
    isLocked: (field) => !isOpenField(project, field),
    formerOf: formerValues(projectItems, { before: valuesOf(loaded), mine: draftValues(draft) }),
  });
  return { loaded, draft, update, follow, reloadOwn, reloadNewer, choices, form };
}

/** The edit form of a project. Saving runs checks, confirmation, reasons, photo uploads and the request (D-71). */
export function useProjectEdit({ project, reload, reasons }: Options) {
  const projectForm = useProjectForm({ project, reload });
  const { loaded, draft, update, follow, reloadOwn, choices, form } = projectForm;
  const { setPhotos, putPhoto, rate } = draftUpdaters(update);
  const uploads = useUpload({ kind: PROJECT_PHOTOS, send: uploadEditPhoto, onFile: putPhoto });
  const changed = ownChanges(loaded, draft);
  const sections = useEditSections({ project, loaded, changed, update });
  const stale = useStaleDialog({
    readLines: async () => newerVersionLines(loaded, await readProject(loaded.id), draft),
    ownLines: () => newerVersionLines(loaded, loaded, draft),
    drop: (names) => update((mine) => revertedItems(loaded, mine, names)),
    reload: projectForm.reloadNewer,
    reasons: reasons.dialog.typed,
  });
  const save = useSave({
    send: editProject,
    done: 'project.edit.done',
    failed: 'project.edit.failed',
    onDone: async () => {
      reasons.forget();
      await sections.closeAfter(reloadOwn);
    },
    onStale: stale.show,
  });
  const scored = changedScores(loaded, draft);
  const changes = changed.length + scored;
  useUnsaved(changes > 0);

  const submit = async () => {
    if (!form.validate()) return sections.showFirstFailure(draft);
    const collected = await collectReasons(loaded, changed, reasons.ask);
    if (!collected) return;
    await form.run(async () => {
      const photos = await uploads.sendAll(draft.photos);
      return photos ? save(editRequest(loaded, { ...draft, photos }, collected)) : undefined;
    });
  };
  return {
    reload: reloadOwn,
    follow,
    loaded,
    draft,
    form,
    sections,
    choices,
    setPhotos,
    rate,
    uploads,
    submit,
    changed,
    scored,
    changes,
    reasonDialog: reasons.dialog,
    staleDialog: stale.dialog,
  };
}

export type ProjectEdit = ReturnType<typeof useProjectEdit>;
