import type { InternalValues } from '@portal/contract/areas/internal-projects/changes';
import { MATERIALS_ITEM } from '@portal/contract/areas/project/changes';
import type { Change } from '@portal/contract/core/forms';
import { joinValues } from '@portal/contract/core/multi-value';
import { partColumns, storedMaterials } from '../project/public/part-columns.ts';
import type { Parts } from './queries/write.ts';

type FormValues = Omit<
  InternalValues,
  'areaName' | 'salesUserName' | 'pmUserNames' | 'MizeMaterials' | 'ChoiceUserId' | 'choiceUserName'
>;

/** The columns that registration and edit write. The values are those their type asks for. */
export const formColumns = (values: FormValues) => ({
  ...partColumns(values),
  project_type: values.ProjectType,
  maintenance_type: values.MaintenanceType,
  pay_type: values.PayType,
  price: values.Price === '' ? null : Number(values.Price),
  start_date: values.StartDate[0] ?? '',
  start_time: values.StartTime,
});

/** The parts that an edit replaces: those that differ. */
export const changedParts = (
  { before, after }: Record<'before' | 'after', InternalValues>,
  changes: readonly Change[],
): Parts => ({
  ...(joinValues(before.MizePMUserId) === joinValues(after.MizePMUserId) ? {} : { pmUserIds: after.MizePMUserId }),
  ...(changes.some((change) => change.itemName === MATERIALS_ITEM)
    ? { materials: storedMaterials(after, after.MizeMaterials) }
    : {}),
});
