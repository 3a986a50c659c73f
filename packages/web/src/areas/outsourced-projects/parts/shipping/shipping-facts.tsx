import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { deliveryLabel, SendType, sendLabel } from '@portal/contract/areas/outsourced-projects/shipping';
import { type Fact, FactList } from '#kit/record/fact-list.tsx';
import { PhoneLink } from '#ui/text/values.tsx';

type Flag = ProjectInfo['materialSendYN'];

/** A material status as a fact. The flag is '' when it is hidden from the user (D-46). */
const statusFact = (label: string, flag: Flag, words: readonly [string, string]): Fact[] =>
  flag === '' ? [] : [{ label, value: flag === 'Y' ? words[0] : words[1] }];

const address = ({ sendZipCode, sendAddr1, sendAddr2 }: ProjectInfo): string =>
  [sendZipCode && `(${sendZipCode})`, sendAddr1, sendAddr2].filter((part) => part !== '').join(' ');

/** A fact that is left out while its value is empty. */
const factIfSet = (label: string, value: string): Fact[] => (value === '' ? [] : [{ label, value }]);

/** The facts that belong to one send type (MAT-24 to MAT-29). */
function sendTypeFacts(project: ProjectInfo): Fact[] {
  const place: Fact = { label: '배송지', value: address(project), wide: true };
  if (project.sendType === SendType.Parcel) return [{ label: '송장번호', value: project.tNumber }, place];
  if (project.sendType === SendType.Visit) return [{ label: '방문자', value: project.vName }];
  if (project.sendType !== SendType.Courier) return [];
  return [
    { label: '퀵서비스 연락처', value: project.qNumber && <PhoneLink name="퀵서비스" phone={project.qNumber} /> },
    place,
  ];
}

const shipmentFacts = (project: ProjectInfo): Fact[] => [
  ...factIfSet('배송유형', deliveryLabel(project.deliveryType)),
  ...factIfSet('발송방법', sendLabel(project.sendType)),
  ...sendTypeFacts(project),
];

type Props = { project: ProjectInfo; withShipment?: boolean };

/** The status of the materials, and the shipment unless a form beside shows it. */
export const ShippingFacts = ({ project, withShipment = true }: Props) => (
  <FactList
    facts={[
      ...statusFact('자재확정', project.materialConfirmYN, ['확정', '미확정']),
      ...statusFact('자재발송', project.materialSendYN, ['발송완료', '미발송']),
      ...statusFact('자재수령', project.materialReceiveYN, ['수령완료', '미수령']),
      ...(withShipment ? shipmentFacts(project) : []),
    ]}
  />
);

/** The time and details of the shipment. */
export const ShipmentFacts = ({ project }: { project: ProjectInfo }) => (
  <FactList facts={[...factIfSet('발송일시', project.materialSendDtm.slice(0, 16)), ...shipmentFacts(project)]} />
);
