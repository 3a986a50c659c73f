import { type Check, isBlank } from '../../core/forms.ts';
import { phoneCheck } from '../../core/number-checks.ts';
import { PHONE_DIGITS, withHyphens } from '../../core/phone.ts';

/** Who brings the materials: the contractor gets them (see SendType), or the responsible PM brings them. */
export const DeliveryType = { Contractor: 'C', Pm: 'D' } as const;
export type DeliveryType = (typeof DeliveryType)[keyof typeof DeliveryType];
/** How the contractor gets the materials: by parcel, by courier, or by fetching them. */
export const SendType = { Parcel: 'T', Courier: 'Q', Visit: 'V' } as const;
export type SendType = (typeof SendType)[keyof typeof SendType];

export const DELIVERY_TYPES = [DeliveryType.Contractor, DeliveryType.Pm] as const;
export const SEND_TYPES = [SendType.Parcel, SendType.Courier, SendType.Visit] as const;

const DELIVERY_LABELS: Readonly<Record<DeliveryType, string>> = {
  [DeliveryType.Contractor]: '수주업체',
  [DeliveryType.Pm]: '담당 PM',
};

const SEND_LABELS: Readonly<Record<SendType, string>> = {
  [SendType.Parcel]: '택배',
  [SendType.Courier]: '퀵서비스',
  [SendType.Visit]: '방문수령',
};

/** Label of a delivery type; '' while none is chosen. */
export const deliveryLabel = (type: DeliveryType | ''): string => (type === '' ? '' : DELIVERY_LABELS[type]);

/** Label of a send type; '' while none is chosen. */
export const sendLabel = (type: SendType | ''): string => (type === '' ? '' : SEND_LABELS[type]);

/** A shipment, under its request names. */
export type Shipping = {
  DeliveryType: DeliveryType | '';
  SendType: SendType | '';
  SendZipCode: string;
  SendAddr1: string;
  SendAddr2: string;
  TNumber: string;
  QNumber: string;
  Vname: string;
};

export const NO_SHIPPING: Shipping = {
  DeliveryType: '',
  SendType: '',
  SendZipCode: '',
  SendAddr1: '',
  SendAddr2: '',
  TNumber: '',
  QNumber: '',
  Vname: '',
};

const isContractor = (draft: Shipping): boolean => draft.DeliveryType === DeliveryType.Contractor;
const sends = (draft: Shipping, ...types: (SendType | '')[]): boolean =>
  isContractor(draft) && types.includes(draft.SendType);
const needsAddress = (draft: Shipping): boolean => sends(draft, SendType.Parcel, SendType.Courier);

const courierPhone = phoneCheck('QNumber', PHONE_DIGITS);

/** The checks of sending materials in their order (MAT-22 to MAT-29). */
export const shippingChecks: readonly Check<Shipping>[] = [
  {
    field: 'DeliveryType',
    required: true,
    fails: (draft) => draft.DeliveryType === '',
    message: 'shipping.delivery.missing',
  },
  {
    field: 'SendType',
    fails: (draft) => isContractor(draft) && draft.SendType === '',
    message: 'shipping.send.missing',
  },
  {
    field: 'SendAddr1',
    fails: (draft) => needsAddress(draft) && isBlank(draft.SendAddr1),
    message: 'shipping.addr1.blank',
  },
  {
    field: 'SendAddr2',
    fails: (draft) => needsAddress(draft) && isBlank(draft.SendAddr2),
    message: 'project.addr2.blank',
  },
  {
    field: 'TNumber',
    fails: (draft) => sends(draft, SendType.Parcel) && isBlank(draft.TNumber),
    message: 'shipping.parcel.blank',
  },
  {
    field: 'QNumber',
    fails: (draft) => sends(draft, SendType.Courier) && isBlank(draft.QNumber),
    message: 'shipping.courier.blank',
  },
  { ...courierPhone, fails: (draft) => sends(draft, SendType.Courier) && courierPhone.fails(draft) },
  {
    field: 'Vname',
    fails: (draft) => sends(draft, SendType.Visit) && isBlank(draft.Vname),
    message: 'shipping.visitor.blank',
  },
];

/** Keeps only the fields of the chosen delivery and send type and blanks the others (D-69). */
export function relevantShipping(draft: Shipping): Shipping {
  const { DeliveryType: type, SendType: send } = draft;
  if (!isContractor(draft)) return { ...NO_SHIPPING, DeliveryType: type };
  const addressed = needsAddress(draft);
  return {
    DeliveryType: type,
    SendType: send,
    SendZipCode: addressed ? draft.SendZipCode : '',
    SendAddr1: addressed ? draft.SendAddr1 : '',
    SendAddr2: addressed ? draft.SendAddr2 : '',
    TNumber: send === SendType.Parcel ? draft.TNumber : '',
    QNumber: send === SendType.Courier ? draft.QNumber : '',
    Vname: send === SendType.Visit ? draft.Vname : '',
  };
}

/** '수주업체 / 택배 / 1234' as in automatic comments; '' without a shipment (wire.md, Projects). */
export function shippingText(shipping: Shipping): string {
  const relevant = relevantShipping(shipping);
  const detail = relevant.TNumber || withHyphens(relevant.QNumber) || relevant.Vname;
  return [deliveryLabel(relevant.DeliveryType), sendLabel(relevant.SendType), detail]
    .filter((text) => text !== '')
    .join(' / ');
}

/** Whether two shipments are the same. Fields that do not belong to their types are ignored. */
export const isSameShipping = (one: Shipping, other: Shipping): boolean => shippingKey(one) === shippingKey(other);

/** The same string for the same shipment. It includes the address, which `shippingText` leaves out. */
export const shippingKey = (shipping: Shipping): string => Object.values(relevantShipping(shipping)).join('\n');
