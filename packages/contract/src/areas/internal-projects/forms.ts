import { isTime } from '../../core/dates.ts';
import type { YesNo } from '../../core/formats.ts';
import { type Check, filled, isBlank } from '../../core/forms.ts';
import { amountChecks } from '../../core/number-checks.ts';
import { readQuantities, type SharedDraft, sharedChecks } from '../project/forms.ts';
import { asksMaintenance, asksPrice, type MaintenanceType, type PayType, ProjectType } from './kinds.ts';

/** The fields checked at registration and edit, under their request names. */
export type InternalDraft = SharedDraft & {
  ProjectType: ProjectType | '';
  MaintenanceType: MaintenanceType | '';
  PayType: PayType | '';
  Price: string;
  StartTime: string;
  MaterialsNoYN: YesNo;
  MizeMaterials: readonly { MaterialId: number; MaterialCnt: number }[];
};

type InternalCheck = Check<InternalDraft>;

const untilDate: readonly InternalCheck[] = [
  filled('ProjectType', 'internal.type.missing'),
  {
    field: 'MaintenanceType',
    fails: (draft) => asksMaintenance(draft) && draft.MaintenanceType === '',
    message: 'internal.maintenance.missing',
  },
  {
    field: 'PayType',
    fails: (draft) => asksMaintenance(draft) && draft.PayType === '',
    message: 'internal.pay.missing',
  },
  { field: 'Price', fails: (draft) => asksPrice(draft) && isBlank(draft.Price), message: 'internal.price.blank' },
  ...amountChecks('Price').map((check) => ({
    ...check,
    fails: (draft: InternalDraft) => asksPrice(draft) && check.fails(draft),
  })),
  sharedChecks.name,
  sharedChecks.area,
  sharedChecks.startDate,
];

const startTime: InternalCheck = filled('StartTime', 'internal.startTime.missing');

/** The time is complete or empty, never half typed. */
const wholeTime: InternalCheck = {
  field: 'StartTime',
  fails: (draft) => draft.StartTime !== '' && !isTime(draft.StartTime),
  message: 'internal.startTime.half',
};

const afterTime: readonly InternalCheck[] = [
  {
    field: 'MizeMaterials',
    fails: (draft) =>
      draft.ProjectType === ProjectType.Installation && draft.MaterialsNoYN !== 'Y' && draft.MizeMaterials.length === 0,
    message: 'project.materials.missing',
  },
  readQuantities('MizeMaterials'),
  sharedChecks.sales,
  sharedChecks.pms,
  sharedChecks.customer,
  sharedChecks.addr2,
  sharedChecks.place,
  sharedChecks.placeManager,
  sharedChecks.readPlaceManagerMobile,
  sharedChecks.placeManagerMobile,
];

/** The checks of registration in their order (INT-27 to INT-42). */
export const internalRegisterChecks: readonly InternalCheck[] = [...untilDate, startTime, wholeTime, ...afterTime];

/** The checks of an edit: the same, but the time may be blank (D-83). */
export const internalEditChecks: readonly InternalCheck[] = [...untilDate, wholeTime, ...afterTime];
