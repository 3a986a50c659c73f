import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import {
  deliveryLabel,
  relevantShipping,
  SendType,
  type Shipping,
  sendLabel,
} from '@portal/contract/areas/outsourced-projects/shipping';
import { withHyphens } from '@portal/contract/core/phone';
import { type Fact, FactList } from '#kit/record/fact-list.tsx';
import { PhoneLink } from '#ui/text/values.tsx';
import { shippingOf } from '../register/values.ts';

type Flag = ProjectInfo['materialSendYN'];

/** A material status as a fact. The flag is '' when it is hidden from the user (D-46). */
const statusFact = (label: string, flag: Flag, words: readonly [string, string]): Fact[] =>
  flag === '' ? [] : [{ label, value: flag === 'Y' ? words[0] : words[1] }];

const address = ({ SendZipCode, SendAddr1, SendAddr2 }: Shipping): string =>
  [SendZipCode && `(${SendZipCode})`, SendAddr1, SendAddr2].filter((part) => part !== '').join(' ');

/** A fact that is left out while its value is empty. */
const factIfSet = (label: string, value: string): Fact[] => (value === '' ? [] : [{ label, value }]);

/** The facts that belong to one send type (MAT-24 to MAT-29). */
export function sendTypeFacts(shipping: Shipping): Fact[] {
  const { SendType: type, TNumber, QNumber, Vname } = shipping;
  const place: Fact = { label: '배송지', value: address(shipping), wide: true };
  if (type === SendType.Parcel) return [{ label: '송장번호', value: TNumber }, place];
  if (type === SendType.Visit) return [{ label: '방문자', value: Vname }];
  if (type !== SendType.Courier) return [];
  const phone = withHyphens(QNumber);
  return [{ label: '퀵서비스 연락처', value: phone && <PhoneLink name="퀵서비스" phone={phone} /> }, place];
}

/** A shipment as facts: delivery, way, number and address. */
export const shipmentFacts = (shipping: Shipping): Fact[] => {
  const relevant = relevantShipping(shipping);
  return [
    ...factIfSet('배송유형', deliveryLabel(relevant.DeliveryType)),
    ...factIfSet('발송방법', sendLabel(relevant.SendType)),
    ...sendTypeFacts(relevant),
  ];
};

/** The status of the materials and the shipment, as a contractor sees them. */
export const ShippingFacts = ({ project }: { project: ProjectInfo }) => (
  <FactList
    facts={[
      ...statusFact('자재확정', project.materialConfirmYN, ['확정', '미확정']),
      ...statusFact('자재발송', project.materialSendYN, ['발송완료', '미발송']),
      ...statusFact('자재수령', project.materialReceiveYN, ['수령완료', '미수령']),
      ...shipmentFacts(shippingOf(project)),
    ]}
  />
);

/** The time and details of the shipment. */
export const ShipmentFacts = ({ project }: { project: ProjectInfo }) => (
  <FactList
    facts={[...factIfSet('발송일시', project.materialSendDtm.slice(0, 16)), ...shipmentFacts(shippingOf(project))]}
  />
);
