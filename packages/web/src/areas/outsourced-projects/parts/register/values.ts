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

/** The values of an empty form (OUT-50 to OUT-62). */
export const EMPTY_VALUES: ProjectValues = {
  ...EMPTY_SHARED,
  Price: '',
  AddPrice: '',
  TradeId: 0,
  tradeName: '',
  Materials: [],
  ImageNameList: [],
  shipping: NO_SHIPPING,
};

/** The stored shipment under its request names. */
export const shippingOf = (project: ProjectInfo): ProjectValues['shipping'] => ({
  DeliveryType: project.deliveryType,
  SendType: project.sendType,
  SendZipCode: project.sendZipCode,
  SendAddr1: project.sendAddr1,
  SendAddr2: project.sendAddr2,
  TNumber: project.tNumber,
  QNumber: phoneDigits(project.qNumber),
  Vname: project.vName,
});

/** The stored project as form values under their request names, used for comparing an edit. */
export const valuesOf = (project: ProjectInfo): ProjectValues => ({
  ...sharedValuesOf(project),
  Price: project.price,
  AddPrice: project.addPrice,
  TradeId: project.tradeId,
  tradeName: project.tradeName,
  Materials: materialValues(project.materials),
  ImageNameList: splitValues(project.imageNameList),
  shipping: shippingOf(project),
});

/** The form values in request format, without the shipment, which has its own fields. */
export function sentValues(values: ProjectValues) {
  const { shipping: _shipping, tradeName: _trade, ...sent } = sentShared(values);
  return {
    ...sent,
    Materials: materialsToSend(values.MaterialsNoYN, values.Materials),
    ImageNameList: joinValues(values.ImageNameList),
  };
}

/** The request of construction-add. */
export const registrationRequest = (values: ProjectValues, photos: readonly ChosenFile[], loginId: string) => ({
  ...sentValues({ ...values, ImageNameList: photos.map((photo) => photo.stored) }),
  LoginId: loginId,
});
