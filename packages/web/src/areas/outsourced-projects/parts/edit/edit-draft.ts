import {
  lockOf,
  type ProjectItem,
  type ProjectValues,
  projectItems,
  SHIPPING_ITEM,
} from '@portal/contract/areas/outsourced-projects/changes';
import { NOT_RATED, SCORED_IN } from '@portal/contract/areas/outsourced-projects/evaluation';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { splitValues } from '@portal/contract/core/formats';
import { type Change, type ChangeReason, changesBetween } from '@portal/contract/core/forms';
import { PROJECT_PHOTOS } from '#areas/project/public/project-photos.ts';
import { rebased, resetItems } from '#kit/edit/versions.ts';
import { type ChosenFile, storedFile } from '#kit/files/chosen-file.ts';
import { sentValues, valuesOf } from '../register/values.ts';

export type CheckScore = { CheckId: number; Score: number };
export type CheckListName = 'CheckLists' | 'CheckLists2';

/** All values of the edit form. The photos are kept separately, because new photos have no stored file yet. */
export type EditDraft = Record<CheckListName, CheckScore[]> & {
  values: ProjectValues;
  photos: readonly ChosenFile[];
};

const scoresOf = (lines: ProjectInfo['checkLists']): CheckScore[] =>
  lines.map(({ checkId, score = NOT_RATED }) => ({ CheckId: checkId, Score: score }));

/** The initial draft of the edit form. */
export const draftOf = (project: ProjectInfo): EditDraft => ({
  values: valuesOf(project),
  photos: splitValues(project.imageNameList).map((name) => storedFile(PROJECT_PHOTOS, name)),
  CheckLists: scoresOf(project.checkLists),
  CheckLists2: scoresOf(project.checkLists2),
});

/** The form values including the names of the photos. */
export const draftValues = ({ values, photos }: EditDraft): ProjectValues => ({
  ...values,
  ImageNameList: photos.map((photo) => photo.stored),
});

/** The user's changes since the project was loaded, in the order of the form. */
export const ownChanges = (loaded: ProjectInfo, draft: EditDraft): Change[] =>
  changesBetween(projectItems, valuesOf(loaded), draftValues(draft));

/** The number of scores that the user gave or changed. */
export const changedScores = (loaded: ProjectInfo, { CheckLists, CheckLists2 }: EditDraft): number => {
  const stored = [...scoresOf(loaded.checkLists), ...scoresOf(loaded.checkLists2)];
  return [...CheckLists, ...CheckLists2].filter(({ Score }, index) => Score !== stored[index]?.Score).length;
};

/** Whether the form may change this item of the project now (D-57, D-67). */
const mayChange = (project: ProjectInfo, item: ProjectItem): boolean =>
  lockOf(item, {
    status: project.mizeStatus,
    materialsConfirmed: project.materialConfirmYN === 'Y',
    shippingSent: project.materialSendYN === 'Y',
  }) === undefined;

/** Whether the form may change this field now. */
export const isOpenField = (project: ProjectInfo, field: string): boolean =>
  projectItems.some((item) => item.fields.some((own) => own === field) && mayChange(project, item));

const isScored = (project: ProjectInfo, list: 1 | 2): boolean => SCORED_IN[list].includes(project.mizeStatus);

/** The checklists that can be scored in the current status (D-61). */
export const scoredLists = (project: ProjectInfo): CheckListName[] => [
  ...(isScored(project, 1) ? (['CheckLists'] as const) : []),
  ...(isScored(project, 2) ? (['CheckLists2'] as const) : []),
];

/** The full request of construction-edit (D-154). A shipment that was already sent is not part of it. */
export function editRequest(loaded: ProjectInfo, draft: EditDraft, reasons: readonly ChangeReason[]) {
  const sendsShipping = projectItems.some((item) => item.name === SHIPPING_ITEM && mayChange(loaded, item));
  const scores = scoredLists(loaded).map((name) => [name, draft[name]] as const);
  return {
    ...sentValues(draftValues(draft)),
    Id: loaded.id,
    Version: loaded.version,
    ...(sendsShipping ? draft.values.shipping : {}),
    ...Object.fromEntries(scores),
    ChangeReasons: [...reasons],
  };
}

function rebasedScores(before: CheckScore[], mine: CheckScore[], theirs: CheckScore[]): CheckScore[] {
  const scoreIn = (list: CheckScore[], id: number) => list.find(({ CheckId }) => CheckId === id)?.Score;
  return theirs.map(({ CheckId, Score }) => {
    const own = scoreIn(mine, CheckId);
    return { CheckId, Score: own === undefined || own === scoreIn(before, CheckId) ? Score : own };
  });
}

const hasUnsavedScore = (before: CheckScore[], mine: CheckScore[], theirs: CheckScore[]): boolean => {
  const rebasedLines = rebasedScores(before, mine, theirs);
  return rebasedLines.some(({ Score }, index) => Score !== theirs[index]?.Score);
};

/** Whether the draft has values of this user that are not stored. `fresh` is the newest version of the project. */
export function hasUnsaved(loaded: ProjectInfo, draft: EditDraft, fresh: ProjectInfo): boolean {
  const before = draftOf(loaded);
  const theirs = draftOf(fresh);
  const unlike = changesBetween(projectItems, draftValues(draft), valuesOf(fresh)).map(({ itemName }) => itemName);
  return (
    ownChanges(loaded, draft).some(({ itemName }) => unlike.includes(itemName)) ||
    hasUnsavedScore(before.CheckLists, draft.CheckLists, theirs.CheckLists) ||
    hasUnsavedScore(before.CheckLists2, draft.CheckLists2, theirs.CheckLists2)
  );
}

const filesOf = (names: readonly string[], photos: readonly ChosenFile[]): ChosenFile[] =>
  names.map((name) => photos.find((photo) => photo.stored === name) ?? storedFile(PROJECT_PHOTOS, name));

/** The draft with these items reverted to their stored values. */
export function revertedItems(loaded: ProjectInfo, draft: EditDraft, itemNames: readonly string[]): EditDraft {
  const values = resetItems(projectItems, itemNames, { before: valuesOf(loaded), mine: draftValues(draft) });
  return { ...draft, values, photos: filesOf(values.ImageNameList, draft.photos) };
}

/** The draft applied to a newer version of the project. The user's values stay where they may still be changed. */
export function rebaseDraft(loaded: ProjectInfo, draft: EditDraft, fresh: ProjectInfo): EditDraft {
  const open = projectItems.filter((item) => mayChange(fresh, item));
  const values = rebased(open, { before: valuesOf(loaded), mine: draftValues(draft), theirs: valuesOf(fresh) });
  const before = draftOf(loaded);
  const theirs = draftOf(fresh);
  return {
    values,
    photos: filesOf(values.ImageNameList, draft.photos),
    CheckLists: rebasedScores(before.CheckLists, draft.CheckLists, theirs.CheckLists),
    CheckLists2: rebasedScores(before.CheckLists2, draft.CheckLists2, theirs.CheckLists2),
  };
}
