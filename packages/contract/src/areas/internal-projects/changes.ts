import { choiceItem, type FormItem, fieldItem, type HistoryLine } from '../../core/forms.ts';
import { inWonOfHistory } from '../../core/money.ts';
import {
  MATERIALS_ITEM,
  type MaterialValue,
  materialHistory,
  materialsItem,
  type SharedValues,
  sharedItems,
  statusChange,
} from '../project/changes.ts';
import {
  type MaintenanceType,
  maintenanceLabel,
  type PayType,
  type ProjectType,
  payLabel,
  typeLabel,
} from './kinds.ts';
import { internalMachine } from './machine.ts';
import { InternalStatus, internalStatusLabel } from './status.ts';

/** The values that an edit compares: the form's fields, and the names behind the ids. */
export type InternalValues = SharedValues & {
  ProjectType: ProjectType | '';
  MaintenanceType: MaintenanceType | '';
  PayType: PayType | '';
  Price: string;
  StartTime: string;
  MizeMaterials: readonly MaterialValue[];
  /** The construction manager (D-79). */
  ChoiceUserId: string;
  choiceUserName: string;
};

export type InternalItem = FormItem<InternalValues>;

/** ItemName of the price. */
export const PRICE_ITEM = '금액';

/** The items of an edit in the order of the form (project-changes.md). */
export const internalItems: readonly InternalItem[] = [
  fieldItem('프로젝트 유형', 'ProjectType', typeLabel),
  fieldItem('유지보수 유형', 'MaintenanceType', maintenanceLabel),
  fieldItem('유/무상', 'PayType', payLabel),
  fieldItem(PRICE_ITEM, 'Price', (price) => (price === '' ? '' : inWonOfHistory(price))),
  sharedItems.name,
  sharedItems.area,
  sharedItems.startDate,
  fieldItem('시작 시간', 'StartTime'),
  sharedItems.detail,
  materialsItem('MizeMaterials', (values) => values.MizeMaterials),
  sharedItems.memo,
  sharedItems.sales,
  sharedItems.pms,
  sharedItems.customer,
  sharedItems.address,
  sharedItems.place,
  sharedItems.placeManager,
  sharedItems.placeManagerMobile,
  choiceItem('시공 담당자', 'ChoiceUserId', 'choiceUserName'),
];

/** Why the form may not change an item now: only in progress, and materials before their confirmation (D-67, MAT-17). */
export function internalLockOf(
  { name }: Pick<InternalItem, 'name'>,
  { status, materialsConfirmed }: { status: InternalStatus; materialsConfirmed: boolean },
): 'BAD_STATE' | 'MATERIAL_CONFIRMED' | undefined {
  if (!internalMachine.edit.from.includes(status)) return 'BAD_STATE';
  return materialsConfirmed && name === MATERIALS_ITEM ? 'MATERIAL_CONFIRMED' : undefined;
}

/** Whether the form may change an item now. */
export const isInternalEditable = (...facts: Parameters<typeof internalLockOf>): boolean =>
  internalLockOf(...facts) === undefined;

const { InProgress, Completed, Canceled } = InternalStatus;

const ended = (to: InternalStatus, changeReason: string): HistoryLine =>
  statusChange(internalStatusLabel(InProgress), internalStatusLabel(to), changeReason);

/** The history lines that each action of an internal project writes (comments.md). */
export const internalHistory = {
  ...materialHistory,
  completed: () => ended(Completed, '프로젝트 완료'),
  canceled: (memo: string) => ended(Canceled, memo),
} as const;
