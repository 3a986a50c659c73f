import { registerChecks } from '@portal/contract/areas/outsourced-projects/forms';
import type { SharedValues } from '@portal/contract/areas/project/changes';
import { joinValues } from '@portal/contract/core/multi-value';
import type { ChosenPhoto } from '../../project-parts/public/chosen-photo.ts';
import type { MaterialChoice } from '../../project-parts/public/material-picker.tsx';
import { materialsToSend } from '../../project-parts/public/materials-of.ts';
import { EMPTY_PARTS } from '../../project-parts/public/part-values.ts';

/** Everything typed in the registration form, under request names (OUT-50 to OUT-62). */
export type RegisterDraft = SharedValues & { Price: string; AddPrice: string; Materials: readonly MaterialChoice[] };

export const EMPTY_DRAFT: RegisterDraft = { ...EMPTY_PARTS, Price: '', AddPrice: '', Materials: [] };

/** True when leaving would lose something. */
export const isDirty = (draft: RegisterDraft, photos: readonly ChosenPhoto[]): boolean =>
  photos.length > 0 || JSON.stringify(draft) !== JSON.stringify(EMPTY_DRAFT);

/** True for the fields that the twelve checks ask for. */
export const isRequired = (field: string): boolean => registerChecks.some((check) => check.field === field);

/** The payload of construction-add (DATA-08, OUT-63). */
export function registrationRequest(draft: RegisterDraft, photos: readonly ChosenPhoto[], loginId: string) {
  const { areaName: _area, salesUserName: _sales, pmUserNames: _pms, ...values } = draft;
  return {
    ...values,
    StartDate: joinValues(draft.StartDate),
    Materials: materialsToSend(draft.MaterialsNoYN, draft.Materials),
    MizePMUserId: joinValues(draft.MizePMUserId),
    LoginId: loginId,
    ImageNameList: joinValues(photos.map((photo) => photo.stored)),
  };
}
