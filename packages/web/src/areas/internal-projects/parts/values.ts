import type { InternalValues } from '@portal/contract/areas/internal-projects/changes';
import { asksConstructionManager, withinType } from '@portal/contract/areas/internal-projects/kinds';
import type { CopiedFields, InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import { splitValues } from '@portal/contract/core/formats';
import { phoneDigits } from '@portal/contract/core/phone';
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

/** The initial form values of a copy, which takes eleven fields and nothing else (D-84). */
export const copiedValues = (copied: CopiedFields): InternalValues => ({
  ...EMPTY_VALUES,
  ProjectName: copied.projectName,
  AreaId: copied.areaId,
  MizePMUserId: splitValues(copied.mizePMUserId),
  MizeSalesUserId: copied.mizeSalesUserId,
  CustomerName: copied.customerName,
  ZipCode: copied.zipCode,
  Addr1: copied.addr1,
  Addr2: copied.addr2,
  PlaceName: copied.placeName,
  PlaceManagerName: copied.placeManagerName,
  PlaceManagerMobile: phoneDigits(copied.placeManagerMobile),
});

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
