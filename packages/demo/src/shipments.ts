import { DeliveryType } from '@portal/contract/areas/outsourced-projects/shipping';
import type { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { mobileNumber, personName } from './names.ts';
import { OFFICE_ROOMS, type Place } from './places.ts';
import type { Random } from './random.ts';

/** State of a project's materials: a stage, and how they were delivered (T, Q, V by the contractor, D by the PM). */
export type Stage = { name: 'none' | 'open' | 'confirmed' | 'sent' | 'received'; delivery: '' | 'T' | 'Q' | 'V' | 'D' };

const NONE: Stage = { name: 'none', delivery: '' };
const OPEN: Stage = { name: 'open', delivery: '' };
const CONFIRMED: Stage = { name: 'confirmed', delivery: '' };
const DELIVERIES = ['T', 'Q', 'V', 'D'] as const;
const SENT = DELIVERIES.map((delivery): Stage => ({ name: 'sent', delivery }));
const RECEIVED = DELIVERIES.map((delivery): Stage => ({ name: 'received', delivery }));

const BEFORE = [OPEN, OPEN, CONFIRMED, NONE, OPEN] as const;
const DURING = [OPEN, ...SENT, CONFIRMED, ...RECEIVED, NONE, CONFIRMED] as const;
const AFTER = [...RECEIVED, NONE, ...RECEIVED, ...SENT.slice(0, 1)] as const;

const STAGES: Record<ProjectStatus, readonly Stage[]> = {
  P: BEFORE,
  N: BEFORE,
  Y: DURING,
  YY: AFTER,
  B: AFTER,
  E: AFTER,
  F: [OPEN, CONFIRMED, NONE],
  C: [OPEN, NONE, CONFIRMED],
};

/**
 * The stage of the project with this index within its status. Together they cover every state of the materials (MT1 to
 * MT4).
 */
export function stageOf(status: ProjectStatus, index: number): Stage {
  const stages = STAGES[status];
  return stages[index % stages.length] ?? OPEN;
}

const deliveryTypeOf = (delivery: Stage['delivery']): DeliveryType | '' => {
  if (delivery === '') return '';
  return delivery === DeliveryType.Pm ? DeliveryType.Pm : DeliveryType.Contractor;
};

/** The shipping columns of a project. Only the fields of its kind of delivery are filled (D-69). */
export function shipmentFields(random: Random, stage: Stage, place: Place) {
  const shipped = stage.name === 'sent' || stage.name === 'received';
  const { delivery } = stage;
  const toAddress = delivery === 'T' || delivery === 'Q';
  return {
    no_materials: stage.name === 'none',
    material_confirmed: stage.name === 'confirmed' || shipped,
    material_sent: shipped,
    material_received: stage.name === 'received',
    delivery_type: deliveryTypeOf(delivery),
    send_type: delivery === 'D' ? '' : delivery,
    send_zip_code: toAddress ? place.zipCode : '',
    send_addr1: toAddress ? place.street : '',
    send_addr2: toAddress ? random.pick(OFFICE_ROOMS[place.kind]) : '',
    parcel_number: delivery === 'T' ? `${random.whole(300_000, 699_999)}${random.whole(100_000, 999_999)}` : '',
    courier_phone: delivery === 'Q' ? mobileNumber(random) : '',
    visitor_name: delivery === 'V' ? personName(random) : '',
  };
}
