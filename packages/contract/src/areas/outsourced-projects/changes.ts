import { choiceItem, type FormItem } from '../../core/forms.ts';
import { inWonOfHistory } from '../../core/money.ts';
import { originalFileName } from '../files/names.ts';
import {
  joinForDisplay,
  MATERIALS_ITEM,
  type MaterialValue,
  materialsItem,
  type SharedValues,
  sharedItems,
} from '../project/changes.ts';
import { type Shipping, shippingKey, shippingText } from './shipping.ts';
import { ProjectStatus } from './status.ts';

/** The values that an edit compares: the form's fields, and the names behind the ids. */
export type ProjectValues = SharedValues & {
  Price: string;
  AddPrice: string;
  /** 0 and '' for none. */
  TradeId: number;
  tradeName: string;
  Materials: readonly MaterialValue[];
  ImageNameList: readonly string[];
  shipping: Shipping;
};

export type ProjectItem = FormItem<ProjectValues> & { editableIn: readonly ProjectStatus[] };

const { Draft, Open, Awarded, Completed, Withdrawn } = ProjectStatus;
const UNTIL_AWARD: readonly ProjectStatus[] = [Draft, Open, Awarded, Withdrawn];
const UNTIL_COMPLETED: readonly ProjectStatus[] = [...UNTIL_AWARD, Completed];

const untilAward = (item: FormItem<ProjectValues>): ProjectItem => ({ ...item, editableIn: UNTIL_AWARD });
const untilCompleted = (item: FormItem<ProjectValues>): ProjectItem => ({ ...item, editableIn: UNTIL_COMPLETED });

/** A blank additional amount counts as 0. */
const won = (digits: string): string => inWonOfHistory(digits === '' ? '0' : digits);

/** ItemNames of the amounts. Their changes stay for accounting when the texts are blanked. */
export const AMOUNT_ITEMS = ['프로젝트금액', '추가금액'] as const;

const amountItem = (name: string, field: 'Price' | 'AddPrice'): ProjectItem =>
  untilCompleted({
    name,
    fields: [field],
    key: (values) => won(values[field]),
    show: (values) => won(values[field]),
  });

/** ItemName of the shipping draft. It can no longer change once the materials are sent (wire.md, Projects). */
export const SHIPPING_ITEM = '자재 배송 정보';

/** ItemName of the photos. */
export const PHOTO_ITEM = '사진';

/** The edit matrix: which item may change in which status, and how the history shows it (project-changes.md). */
export const projectItems: readonly ProjectItem[] = [
  untilAward(sharedItems.name),
  amountItem(AMOUNT_ITEMS[0], 'Price'),
  amountItem(AMOUNT_ITEMS[1], 'AddPrice'),
  untilAward(sharedItems.area),
  untilAward(choiceItem('공종', 'TradeId', 'tradeName')),
  untilAward(sharedItems.startDate),
  untilAward(sharedItems.detail),
  untilAward(materialsItem('Materials', (values) => values.Materials)),
  untilCompleted(sharedItems.memo),
  untilCompleted(sharedItems.sales),
  untilCompleted(sharedItems.pms),
  untilAward(sharedItems.customer),
  untilAward(sharedItems.address),
  untilAward(sharedItems.place),
  untilAward(sharedItems.placeManager),
  untilAward(sharedItems.placeManagerMobile),
  untilAward({
    name: PHOTO_ITEM,
    fields: ['ImageNameList'],
    key: (values) => values.ImageNameList.join('^'),
    show: (values) => joinForDisplay(values.ImageNameList.map(originalFileName)),
  }),
  untilAward({
    name: SHIPPING_ITEM,
    fields: ['shipping'],
    key: (values) => shippingKey(values.shipping),
    show: (values) => shippingText(values.shipping),
  }),
];

/**
 * Statuses in which an edit asks staff once more, because a winner has agreed to what it changes (OUT-110, D-71).
 */
export const REMINDS_OF_WINNER: readonly ProjectStatus[] = [Awarded, Completed];

/** The facts that decide whether an item may change. */
type Locks = { status: ProjectStatus; materialsConfirmed: boolean; shippingSent: boolean };

/** Why an item may not change now (section 20, D-57, D-67); undefined when it may. */
export function lockOf(
  item: ProjectItem,
  { status, materialsConfirmed, shippingSent }: Locks,
): 'BAD_STATE' | 'MATERIAL_CONFIRMED' | undefined {
  if (!item.editableIn.includes(status)) return 'BAD_STATE';
  const isConfirmed =
    (item.name === MATERIALS_ITEM && materialsConfirmed) || (item.name === SHIPPING_ITEM && shippingSent);
  return isConfirmed ? 'MATERIAL_CONFIRMED' : undefined;
}
