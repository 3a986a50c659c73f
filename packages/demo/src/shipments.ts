import { DeliveryType } from '@portal/contract/areas/outsourced-projects/shipping';
import type { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { mobileNumber, personName } from './names.ts';
import { OFFICE_ROOMS, type Place } from './places.ts';
import type { Random } from './random.ts';

/** How far the materials of a project are: a stage, and for a shipment how it went (T, Q, V by contractor, D by PM). */
export type Stage = { name: 'none' | 'open' | 'confirmed' | 'sent' | 'received'; way: '' | 'T' | 'Q' | 'V' | 'D' };

const NONE: Stage = { name: 'none', way: '' };
const OPEN: Stage = { name: 'open', way: '' };
const CONFIRMED: Stage = { name: 'confirmed', way: '' };
const WAYS = ['T', 'Q', 'V', 'D'] as const;
const SENT = WAYS.map((way): Stage => ({ name: 'sent', way }));
const RECEIVED = WAYS.map((way): Stage => ({ name: 'received', way }));

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

/** The stage of the `index`th project of a state: every shipping state comes up (MT1 to MT4). */
export function stageOf(status: ProjectStatus, index: number): Stage {
  const stages = STAGES[status];
  return stages[index % stages.length] ?? OPEN;
}

const deliveryOf = (way: Stage['way']): DeliveryType | '' => {
  if (way === '') return '';
  return way === DeliveryType.Pm ? DeliveryType.Pm : DeliveryType.Contractor;
};

/** The shipping columns of a project. Only the fields of the chosen way are filled (D-69). */
export function shipmentFields(random: Random, stage: Stage, place: Place) {
  const shipped = stage.name === 'sent' || stage.name === 'received';
  const { way } = stage;
  const toAddress = way === 'T' || way === 'Q';
  return {
    no_materials: stage.name === 'none',
    material_confirmed: stage.name === 'confirmed' || shipped,
    material_sent: shipped,
    material_received: stage.name === 'received',
    delivery_type: deliveryOf(way),
    send_type: way === 'D' ? '' : way,
    send_zip_code: toAddress ? place.zipCode : '',
    send_addr1: toAddress ? place.street : '',
    send_addr2: toAddress ? random.pick(OFFICE_ROOMS[place.kind]) : '',
    parcel_number: way === 'T' ? `${random.whole(300_000, 699_999)}${random.whole(100_000, 999_999)}` : '',
    courier_phone: way === 'Q' ? mobileNumber(random) : '',
    visitor_name: way === 'V' ? personName(random) : '',
  };
}
