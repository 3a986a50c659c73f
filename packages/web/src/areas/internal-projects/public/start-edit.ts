import type { LoadStart } from '#areas/project/public/start-edit.ts';
import { ownChanges } from '#kit/edit/edit-rules.ts';
import { editProject, readProject } from '../api.ts';
import { editRequest, internalRules } from '../parts/edit-draft.ts';
import { valuesOf } from '../parts/values.ts';

/** Loads an internal project for an edit of its start day (I2). */
export const loadStart: LoadStart = async (id) => {
  const project = await readProject(id);
  if (project === null) return null;
  const values = valuesOf(project);
  const movedTo = (days: readonly string[]) => ({ ...values, StartDate: [...days] });
  return {
    days: values.StartDate,
    ask: (days, ask) => ask(ownChanges(internalRules, project, movedTo(days))),
    save: (days, reasons, idempotencyKey) => editProject(editRequest(project, movedTo(days), reasons), idempotencyKey),
  };
};
