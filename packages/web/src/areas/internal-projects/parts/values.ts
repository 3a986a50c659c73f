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

/** The form in which nothing is typed (INT-11 to INT-25). */
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

/** The registration form of a copy: the eleven fields, nothing else (D-84). */
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

/** A loaded project under request names, as the edit compares it. */
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

const NOBODY = { ChoiceUserId: '', choiceUserName: '' };

/** The form without what its type does not ask for: so it is compared and sent (D-79). */
export const askedValues = (typed: InternalValues): InternalValues => ({
  ...withinType(typed),
  ...(asksConstructionManager(typed) ? {} : NOBODY),
});

/** The values as they travel; the construction manager belongs to the edit alone. */
export function sentValues(typed: InternalValues) {
  const { choiceUserName: _name, ChoiceUserId: _id, ...values } = sentShared(askedValues(typed));
  return { ...values, MizeMaterials: materialsToSend(values.MaterialsNoYN, values.MizeMaterials) };
}

/** The payload of construction-add. */
export const registrationRequest = (values: InternalValues, loginId: string) => ({
  ...sentValues(values),
  LoginId: loginId,
});
