import { SHIPPING_ITEM } from '@portal/contract/areas/outsourced-projects/changes';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import {
  deliveryLabel,
  NO_SHIPPING,
  relevantShipping,
  sendLabel,
  shippingText,
} from '@portal/contract/areas/outsourced-projects/shipping';
import { daysBetween } from '@portal/contract/core/dates';
import { MaterialStates, type MaterialStep } from '#areas/project/public/material-states.tsx';
import { MaterialsTable } from '#areas/project/public/materials-table.tsx';
import { FactList } from '#kit/record/fact-list.tsx';
import type { FormerValue } from '#kit/record/former.tsx';
import { today } from '#lib/days.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { shippingOf } from '../register/values.ts';
import { sendTypeFacts } from './shipping-facts.tsx';

type Props = {
  project: ProjectInfo;
  /** What other users changed since the user last looked. */
  marked: readonly FormerValue[];
};

const dayOf = (moment: string): string => moment.slice(5, 10);

/** The receipt, or for how many days the winner has been waited for. */
function receiptState({ materialReceiveYN, materialReceiveDtm, materialSendYN, materialSendDtm }: ProjectInfo) {
  if (materialReceiveYN === 'Y') return { progress: 'done', note: dayOf(materialReceiveDtm) } as const;
  if (materialSendYN !== 'Y') return { progress: 'todo', note: '미수령' } as const;
  const days = daysBetween(materialSendDtm.slice(0, 10), today()) + 1;
  return { progress: 'waiting', note: `업체 확인 대기 ${days}일째` } as const;
}

/** The three states of the materials. */
const statesOf = (project: ProjectInfo): MaterialStep[] => [
  project.materialConfirmYN === 'Y'
    ? { label: '자재확정', progress: 'done', note: '' }
    : { label: '자재확정', progress: 'todo', note: '미확정' },
  project.materialSendYN === 'Y'
    ? { label: '자재발송', progress: 'done', note: dayOf(project.materialSendDtm) }
    : { label: '자재발송', progress: 'todo', note: '미발송' },
  { label: '자재수령', ...receiptState(project) },
];

/** Whether a project has materials, or a shipment that was entered before. Without either there is no section (D-301). */
export const hasMaterials = (project: ProjectInfo): boolean =>
  project.materials.length > 0 || shippingText(shippingOf(project)) !== shippingText(NO_SHIPPING);

/** The states and the materials, as staff see them. */
export const StaffMaterials = ({ project, marked }: Props) => (
  <Stack gap={8} padY={4}>
    <MaterialStates states={statesOf(project)} changed={marked} />
    {project.materials.length > 0 && <MaterialsTable materials={project.materials} />}
  </Stack>
);

/** The shipment, as staff see it. */
export function StaffShipment({ project, marked }: Props) {
  const shipping = relevantShipping(shippingOf(project));
  const delivery = [deliveryLabel(shipping.DeliveryType), sendLabel(shipping.SendType)].filter((text) => text !== '');
  const facts = [{ label: '배송', value: delivery.join(' · '), item: SHIPPING_ITEM }, ...sendTypeFacts(shipping)];
  return <FactList changed={marked} facts={facts} />;
}
