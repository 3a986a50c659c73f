import {
  isEditable,
  type ProjectItem,
  type ProjectValues,
  projectItems,
  SHIPPING_ITEM,
} from '@portal/contract/areas/outsourced-projects/changes';
import { NOT_RATED, SCORED_IN } from '@portal/contract/areas/outsourced-projects/evaluation';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { type Change, type ChangeReason, changesBetween } from '@portal/contract/core/forms';
import { joinValues, splitValues } from '@portal/contract/core/multi-value';
import { phoneDigits } from '@portal/contract/core/phone';
import { type ChosenPhoto, storedPhoto } from '../../project-parts/public/chosen-photo.ts';
import { materialsToSend, materialValues } from '../../project-parts/public/materials-of.ts';
import { partValuesOf } from '../../project-parts/public/part-values.ts';

export type CheckScore = { CheckId: number; Score: number };
export type CheckListName = 'CheckLists' | 'CheckLists2';

/** Everything typed in the edit form; the photos stand beside their names, because new ones have no file yet. */
export type EditDraft = Record<CheckListName, CheckScore[]> & {
  values: ProjectValues;
  photos: readonly ChosenPhoto[];
};

type Lines = ProjectInfo['checkLists'];

const scoresOf = (lines: Lines): CheckScore[] =>
  lines.map(({ checkId, score = NOT_RATED }) => ({ CheckId: checkId, Score: score }));

const shippingOf = (project: ProjectInfo): ProjectValues['shipping'] => ({
  DeliveryType: project.deliveryType,
  SendType: project.sendType,
  SendZipCode: project.sendZipCode,
  SendAddr1: project.sendAddr1,
  SendAddr2: project.sendAddr2,
  TNumber: project.tNumber,
  QNumber: phoneDigits(project.qNumber),
  Vname: project.vName,
});

/** A loaded project under request names, as the edit compares it. */
export const valuesOf = (project: ProjectInfo): ProjectValues => ({
  ...partValuesOf(project),
  Price: project.price,
  AddPrice: project.addPrice,
  Materials: materialValues(project.materials),
  ImageNameList: splitValues(project.imageNameList),
  shipping: shippingOf(project),
});

/** The form as it opens. */
export const draftOf = (project: ProjectInfo): EditDraft => ({
  values: valuesOf(project),
  photos: splitValues(project.imageNameList).map(storedPhoto),
  CheckLists: scoresOf(project.checkLists),
  CheckLists2: scoresOf(project.checkLists2),
});

/** The values of the form, its photos included. */
export const draftValues = ({ values, photos }: EditDraft): ProjectValues => ({
  ...values,
  ImageNameList: photos.map((photo) => photo.stored),
});

/** What the user changed since the project was loaded, in form order (CHG-01). */
export const ownChanges = (loaded: ProjectInfo, draft: EditDraft): Change[] =>
  changesBetween(projectItems, valuesOf(loaded), draftValues(draft));

/** True when leaving would lose something. */
export const isEdited = (loaded: ProjectInfo, draft: EditDraft): boolean =>
  ownChanges(loaded, draft).length > 0 ||
  JSON.stringify([draft.CheckLists, draft.CheckLists2]) !==
    JSON.stringify([scoresOf(loaded.checkLists), scoresOf(loaded.checkLists2)]);

/** Whether the form may change this item of the project now (D-57, D-67). */
export const mayChange = (project: ProjectInfo, item: ProjectItem): boolean =>
  isEditable(item, {
    status: project.mizeStatus,
    materialsConfirmed: project.materialConfirmYN === 'Y',
    shippingSent: project.materialSendYN === 'Y',
  });

/** Whether the form may change what stands in this field now. */
export const isOpenField = (project: ProjectInfo, field: keyof ProjectValues): boolean =>
  projectItems.some((item) => item.fields.includes(field) && mayChange(project, item));

const isScored = (project: ProjectInfo, list: 1 | 2): boolean => SCORED_IN[list].includes(project.mizeStatus);

/** The checklists that are scored in the project's state (D-61). */
export const scoredLists = (project: ProjectInfo): CheckListName[] => [
  ...(isScored(project, 1) ? (['CheckLists'] as const) : []),
  ...(isScored(project, 2) ? (['CheckLists2'] as const) : []),
];

/** The full payload of construction-edit (CALLS-25, D-154); what was sent already is no longer part of it. */
export function editRequest(loaded: ProjectInfo, draft: EditDraft, reasons: readonly ChangeReason[]) {
  const { areaName: _area, salesUserName: _sales, pmUserNames: _pms, shipping, ...values } = draftValues(draft);
  const sendsShipping = projectItems.some((item) => item.name === SHIPPING_ITEM && mayChange(loaded, item));
  const scores = scoredLists(loaded).map((name) => [name, draft[name]] as const);
  return {
    ...values,
    Id: loaded.id,
    Version: loaded.version,
    StartDate: joinValues(values.StartDate),
    Materials: materialsToSend(values.MaterialsNoYN, values.Materials),
    MizePMUserId: joinValues(values.MizePMUserId),
    ImageNameList: joinValues(values.ImageNameList),
    ...(sendsShipping ? shipping : {}),
    ...Object.fromEntries(scores),
    ChangeReasons: [...reasons],
  };
}
