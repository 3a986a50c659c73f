import type { InternalValues } from '@portal/contract/areas/internal-projects/changes';
import { asksConstructionManager, withinType } from '@portal/contract/areas/internal-projects/kinds';
import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import {
  EMPTY_SHARED,
  materialsToSend,
  materialValues,
  sentShared,
  sharedValuesOf,
} from '#areas/project/public/shared-values.ts';

/** The values of an empty form (INT-11 to INT-25). */
export const EMPTY_VALUES: InternalValues = {
  ...EMPTY_SHARED,
  ProjectType: '',
  MaintenanceType: '',
  PayType: '',
  Price: '',
  StartTime: '',
  MizeMaterials: [],
  ChoiceUserId: '',
  choiceUserName: '',
};

/** The stored project as form values under their request names, used for comparing an edit. */
export const valuesOf = (project: InternalInfo): InternalValues => ({
  ...sharedValuesOf(project),
  ProjectType: project.projectType,
  MaintenanceType: project.maintenanceType,
  PayType: project.payType,
  Price: project.price,
  StartTime: project.startTime,
  MizeMaterials: materialValues(project.mizeMaterials),
  ChoiceUserId: project.choiceUserId,
  choiceUserName: project.choiceUserName,
});

const NO_MANAGER = { ChoiceUserId: '', choiceUserName: '' };

/** The form values without fields that the project type does not have. Comparing and sending use these (D-79). */
export const relevantValues = (typed: InternalValues): InternalValues => ({
  ...withinType(typed),
  ...(asksConstructionManager(typed) ? {} : NO_MANAGER),
});

/** The form values in request format. The construction manager is only part of an edit. */
export function sentValues(typed: InternalValues) {
  const { choiceUserName: _name, ChoiceUserId: _id, ...values } = sentShared(relevantValues(typed));
  return { ...values, MizeMaterials: materialsToSend(values.MaterialsNoYN, values.MizeMaterials) };
}

/** The request of construction-add. */
export const registrationRequest = (values: InternalValues, loginId: string) => ({
  ...sentValues(values),
  LoginId: loginId,
});
