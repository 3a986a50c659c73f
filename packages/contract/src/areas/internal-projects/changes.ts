import { withSeparators } from '../../core/money.ts';
import {
  MATERIALS_ITEM,
  type MaterialValue,
  materialsItem,
  type PartItem,
  type PartValues,
  partItems,
} from '../project-parts/changes.ts';
import { maintenanceLabel, payLabel, typeLabel } from './kinds.ts';
import { internalMachine } from './status.ts';

/** What edit compares: the form's values, with the names that ids stand for. */
export type InternalValues = PartValues & {
  ProjectType: string;
  MaintenanceType: string;
  PayType: string;
  Price: string;
  StartTime: string;
  MizeMaterials: readonly MaterialValue[];
  /** The construction manager (D-79). */
  ChoiceUserId: string;
  choiceUserName: string;
};

export type InternalItem = PartItem<InternalValues>;

const codeItem = (
  name: string,
  field: 'ProjectType' | 'MaintenanceType' | 'PayType' | 'StartTime',
  show: (code: string) => string,
): InternalItem => ({
  name,
  fields: [field],
  key: (values) => values[field],
  show: (values) => show(values[field]),
});

/** The items of an edit in form order (decisions.md section 20). */
export const internalItems: readonly InternalItem[] = [
  codeItem('프로젝트 유형', 'ProjectType', typeLabel),
  codeItem('유지보수 유형', 'MaintenanceType', maintenanceLabel),
  codeItem('유/무상', 'PayType', payLabel),
  {
    name: '금액',
    fields: ['Price'],
    key: (values) => values.Price,
    show: ({ Price }) => (Price === '' ? '' : `${withSeparators(Price)}원`),
  },
  partItems.name,
  partItems.area,
  partItems.startDate,
  codeItem('시작 시간', 'StartTime', (time) => time),
  partItems.detail,
  materialsItem('MizeMaterials', (values) => values.MizeMaterials),
  partItems.memo,
  partItems.sales,
  partItems.pms,
  partItems.customer,
  partItems.address,
  partItems.place,
  partItems.placeManager,
  partItems.placeManagerMobile,
  {
    name: '시공 담당자',
    fields: ['ChoiceUserId', 'choiceUserName'],
    key: (values) => values.ChoiceUserId,
    show: (values) => values.choiceUserName,
  },
];

/** True while the form may change this item: the project is in progress, its materials are not confirmed (MAT-17). */
export const isInternalEditable = (
  item: InternalItem,
  { status, materialsConfirmed }: { status: string; materialsConfirmed: boolean },
): boolean =>
  internalMachine.edit.from.some((state) => state === status) && !(materialsConfirmed && item.name === MATERIALS_ITEM);
