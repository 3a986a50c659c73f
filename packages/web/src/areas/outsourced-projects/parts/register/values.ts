import type { ProjectValues } from '@portal/contract/areas/outsourced-projects/changes';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { NO_SHIPPING } from '@portal/contract/areas/outsourced-projects/shipping';
import { joinValues, splitValues } from '@portal/contract/core/formats';
import { phoneDigits } from '@portal/contract/core/phone';
import {
  EMPTY_SHARED,
  materialsToSend,
  materialValues,
  sentShared,
  sharedValuesOf,
} from '#areas/project/public/shared-values.ts';
import type { ChosenFile } from '#kit/files/chosen-file.ts';

/** The form in which nothing is typed (OUT-50 to OUT-62). */
export const EMPTY_VALUES: ProjectValues = {
  ...EMPTY_SHARED,
  Price: '',
  AddPrice: '',
  Materials: [],
  ImageNameList: [],
  shipping: NO_SHIPPING,
};

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
  ...sharedValuesOf(project),
  Price: project.price,
  AddPrice: project.addPrice,
  Materials: materialValues(project.materials),
  ImageNameList: splitValues(project.imageNameList),
  shipping: shippingOf(project),
});

/** The values as they travel; the shipment has fields of its own. */
export function sentValues(values: ProjectValues) {
  const { shipping: _shipping, ...sent } = sentShared(values);
  return {
    ...sent,
    Materials: materialsToSend(values.MaterialsNoYN, values.Materials),
    ImageNameList: joinValues(values.ImageNameList),
  };
}

/** The payload of construction-add. */
export const registrationRequest = (values: ProjectValues, photos: readonly ChosenFile[], loginId: string) => ({
  ...sentValues({ ...values, ImageNameList: photos.map((photo) => photo.stored) }),
  LoginId: loginId,
});
