import type { ProjectValues } from '@portal/contract/areas/outsourced-projects/changes';
import { MATERIALS_ITEM } from '@portal/contract/areas/project/changes';
import type { Change } from '@portal/contract/core/forms';
import { joinValues } from '@portal/contract/core/multi-value';
import { partColumns, storedMaterials } from '../project/public/part-columns.ts';
import type { Parts } from './queries/write.ts';
import { shippingColumns } from './shipping-columns.ts';

type FormValues = Omit<ProjectValues, 'areaName' | 'salesUserName' | 'pmUserNames' | 'shipping' | 'Materials'>;

/** The columns that registration and edit write; nothing of an award is among them (TH17). */
export const formColumns = (values: FormValues) => ({
  ...partColumns(values),
  price: Number(values.Price),
  add_price: Number(values.AddPrice),
});

/** The columns of an edit: the form's and the draft of a shipment. */
export const editedColumns = (values: ProjectValues) => ({
  ...formColumns(values),
  ...shippingColumns(values.shipping),
});

/** The parts that an edit replaces: those that differ. */
export function changedParts(
  { before, after }: Record<'before' | 'after', ProjectValues>,
  changes: readonly Change[],
): Parts {
  const differs = (field: 'StartDate' | 'MizePMUserId' | 'ImageNameList') =>
    joinValues(before[field]) !== joinValues(after[field]);
  return {
    ...(differs('StartDate') ? { startDates: after.StartDate } : {}),
    ...(differs('MizePMUserId') ? { pmUserIds: after.MizePMUserId } : {}),
    ...(differs('ImageNameList') ? { photoNames: after.ImageNameList } : {}),
    ...(changes.some((change) => change.itemName === MATERIALS_ITEM)
      ? { materials: storedMaterials(after, after.Materials) }
      : {}),
  };
}
