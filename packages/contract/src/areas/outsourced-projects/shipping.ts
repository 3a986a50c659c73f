/** Who brings the materials: the contractor fetches or receives them, or the responsible PM brings them (MAT-22). */
export const DeliveryType = { Contractor: 'C', Pm: 'D' } as const;
/** How a contractor gets them: parcel, courier or by visiting (MAT-23). */
export const SendType = { Parcel: 'T', Courier: 'Q', Visit: 'V' } as const;

const DELIVERY_LABELS: Readonly<Record<string, string>> = {
  [DeliveryType.Contractor]: '수주업체',
  [DeliveryType.Pm]: '담당 PM',
};

const SEND_LABELS: Readonly<Record<string, string>> = {
  [SendType.Parcel]: '택배',
  [SendType.Courier]: '퀵서비스',
  [SendType.Visit]: '방문수령',
};

/** Label of a delivery type; '' while none is chosen. */
export const deliveryLabel = (type: string): string => DELIVERY_LABELS[type] ?? '';

/** Label of a send type; '' while none is chosen. */
export const sendLabel = (type: string): string => SEND_LABELS[type] ?? '';
