import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { deliveryLabel, SendType, sendLabel } from '@portal/contract/areas/outsourced-projects/shipping';
import { type Fact, FactList } from '#kit/record/fact-list.tsx';
import { PhoneLink } from '#ui/text/values.tsx';

type Flag = ProjectInfo['materialSendYN'];

/** A material status as a fact. The flag is '' for users from whom it is hidden (D-46). */
const progress = (label: string, flag: Flag, words: readonly [string, string]): Fact[] =>
  flag === '' ? [] : [{ label, value: flag === 'Y' ? words[0] : words[1] }];

const address = ({ sendZipCode, sendAddr1, sendAddr2 }: ProjectInfo): string =>
  [sendZipCode && `(${sendZipCode})`, sendAddr1, sendAddr2].filter((part) => part !== '').join(' ');

/** A fact that is left out while its value is empty. */
const known = (label: string, value: string): Fact[] => (value === '' ? [] : [{ label, value }]);

/** The facts that belong to one send type (MAT-24 to MAT-29). */
function wayFacts(project: ProjectInfo): Fact[] {
  const place: Fact = { label: '배송지', value: address(project), wide: true };
  if (project.sendType === SendType.Parcel) return [{ label: '송장번호', value: project.tNumber }, place];
  if (project.sendType === SendType.Visit) return [{ label: '방문자', value: project.vName }];
  if (project.sendType !== SendType.Courier) return [];
  return [
    { label: '퀵서비스 연락처', value: project.qNumber && <PhoneLink name="퀵서비스" phone={project.qNumber} /> },
    place,
  ];
}

const shipment = (project: ProjectInfo): Fact[] => [
  ...known('배송유형', deliveryLabel(project.deliveryType)),
  ...known('발송방법', sendLabel(project.sendType)),
  ...wayFacts(project),
];

type Props = { project: ProjectInfo; withShipment?: boolean };

/** The status of the materials, and the shipment unless a form beside shows it. */
export const ShippingFacts = ({ project, withShipment = true }: Props) => (
  <FactList
    facts={[
      ...progress('자재확정', project.materialConfirmYN, ['확정', '미확정']),
      ...progress('자재발송', project.materialSendYN, ['발송완료', '미발송']),
      ...progress('자재수령', project.materialReceiveYN, ['수령완료', '미수령']),
      ...(withShipment ? shipment(project) : []),
    ]}
  />
);

/** The time and details of the shipment. */
export const ShipmentFacts = ({ project }: { project: ProjectInfo }) => (
  <FactList facts={[...known('발송일시', project.materialSendDtm.slice(0, 16)), ...shipment(project)]} />
);
