import { withSeparators } from '../../core/money.ts';
import {
  listed,
  MATERIALS_ITEM,
  type MaterialValue,
  materialsItem,
  type PartItem,
  type PartValues,
  partItems,
} from '../project-parts/changes.ts';
import { originalPhotoName } from '../project-parts/photos.ts';
import { type Shipping, shippingKey, shippingText } from './shipping.ts';
import { ProjectStatus } from './status.ts';

/** What edit compares: the form's values, with the names that ids stand for. */
export type ProjectValues = PartValues & {
  Price: string;
  AddPrice: string;
  Materials: readonly MaterialValue[];
  ImageNameList: readonly string[];
  shipping: Shipping;
};

export type ProjectItem = PartItem<ProjectValues> & { editableIn: readonly ProjectStatus[] };

const { Draft, Open, Awarded, Completed, Invoiced, Withdrawn } = ProjectStatus;
const UNTIL_AWARD: readonly ProjectStatus[] = [Draft, Open, Awarded, Withdrawn];
const UNTIL_COMPLETED: readonly ProjectStatus[] = [...UNTIL_AWARD, Completed];

const untilAward = (item: PartItem<ProjectValues>): ProjectItem => ({ ...item, editableIn: UNTIL_AWARD });
const untilCompleted = (item: PartItem<ProjectValues>): ProjectItem => ({ ...item, editableIn: UNTIL_COMPLETED });

/** A blank extra amount is 0: nothing was added. */
const won = (digits: string): string => `${withSeparators(digits === '' ? '0' : digits)}원`;

const amountItem = (name: string, field: 'Price' | 'AddPrice'): ProjectItem =>
  untilCompleted({
    name,
    fields: [field],
    key: (values) => won(values[field]),
    show: (values) => won(values[field]),
  });

/** ItemName of the shipping draft, which sending locks (wire.md, Projects). */
export const SHIPPING_ITEM = '자재 배송 정보';

/** The edit matrix (decisions.md section 20): what may change in which state, and how a change reads. */
export const projectItems: readonly ProjectItem[] = [
  untilAward(partItems.name),
  amountItem('프로젝트금액', 'Price'),
  amountItem('추가금액', 'AddPrice'),
  untilAward(partItems.area),
  untilAward(partItems.startDate),
  untilAward(partItems.detail),
  untilAward(materialsItem('Materials', (values) => values.Materials)),
  untilCompleted(partItems.memo),
  untilCompleted(partItems.sales),
  untilCompleted(partItems.pms),
  untilAward(partItems.customer),
  untilAward(partItems.address),
  untilAward(partItems.place),
  untilAward(partItems.placeManager),
  untilAward(partItems.placeManagerMobile),
  untilAward({
    name: '사진',
    fields: ['ImageNameList'],
    key: (values) => values.ImageNameList.join('^'),
    show: (values) => listed(values.ImageNameList.map(originalPhotoName)),
  }),
  untilAward({
    name: SHIPPING_ITEM,
    fields: ['shipping'],
    key: (values) => shippingKey(values.shipping),
    show: (values) => shippingText(values.shipping),
  }),
];

/** What locks an item beside the state. */
type Locks = { status: string; materialsConfirmed: boolean; shippingSent: boolean };

/** True while the form may change this item: its state allows it and nothing has fixed it (D-57, D-67). */
export function isEditable(item: ProjectItem, { status, materialsConfirmed, shippingSent }: Locks): boolean {
  if (item.name === MATERIALS_ITEM && materialsConfirmed) return false;
  if (item.name === SHIPPING_ITEM && shippingSent) return false;
  return item.editableIn.some((state) => state === status);
}

/** States in which a checklist is scored: the first at Y, the second at YY and B (D-61). */
export const SCORED_IN: Readonly<Record<1 | 2, readonly ProjectStatus[]>> = { 1: [Awarded], 2: [Completed, Invoiced] };
