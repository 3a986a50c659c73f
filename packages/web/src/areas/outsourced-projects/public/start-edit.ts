import type { LoadStart } from '#areas/project/public/start-edit.ts';
import { editProject, readProject } from '../api.ts';
import { collectReasons } from '../parts/edit/collect-reasons.ts';
import { draftOf, type EditDraft, editRequest, ownChanges } from '../parts/edit/edit-draft.ts';

/** Loads an outsourced project for an edit of its start days (D-57, D-72). */
export const loadStart: LoadStart = async (id) => {
  const project = await readProject(id);
  if (project === null) return null;
  const draft = draftOf(project);
  const movedTo = (days: readonly string[]): EditDraft => ({
    ...draft,
    values: { ...draft.values, StartDate: [...days] },
  });
  return {
    days: draft.values.StartDate,
    ask: (days, ask) => collectReasons(project, ownChanges(project, movedTo(days)), ask),
    save: (days, reasons, idempotencyKey) => editProject(editRequest(project, movedTo(days), reasons), idempotencyKey),
  };
};
