import type { ProjectValues } from '@portal/contract/areas/outsourced-projects/changes';
import { MATERIALS_ITEM } from '@portal/contract/areas/project-parts/changes';
import type { Change } from '@portal/contract/core/changes';
import { joinValues } from '@portal/contract/core/multi-value';
import { projectTerms } from '../../db/lists/search-terms.ts';
import type { Parts } from './queries/write.ts';
import { shippingColumns } from './shipping-columns.ts';

/** The columns that registration and edit write; nothing of an award is among them (threats T17). */
export const formColumns = (
  values: Omit<ProjectValues, 'areaName' | 'salesUserName' | 'pmUserNames' | 'shipping' | 'Materials'>,
) => ({
  project_name: values.ProjectName,
  price: Number(values.Price),
  add_price: Number(values.AddPrice),
  area_id: values.AreaId,
  zip_code: values.ZipCode,
  addr1: values.Addr1,
  addr2: values.Addr2,
  detail_content: values.DetailContent,
  etc_memo: values.EtcMemo,
  no_materials: values.MaterialsNoYN === 'Y',
  sales_user_id: values.MizeSalesUserId,
  customer_name: values.CustomerName,
  place_name: values.PlaceName,
  place_manager_name: values.PlaceManagerName,
  place_manager_mobile: values.PlaceManagerMobile,
  search_terms: projectTerms({
    projectName: values.ProjectName,
    areaId: values.AreaId,
    pmUserIds: values.MizePMUserId,
  }),
});

/** The columns of an edit: the form's and the draft of a shipment. */
export const editedColumns = (values: ProjectValues) => ({
  ...formColumns(values),
  ...shippingColumns(values.shipping),
});

type ChosenMaterials = {
  MaterialsNoYN: string;
  Materials: readonly { MaterialId: number; MaterialCnt: number }[];
};

/** Materials as they are stored: none when none are needed. */
export const storedMaterials = ({ MaterialsNoYN, Materials }: ChosenMaterials) =>
  MaterialsNoYN === 'Y' ? [] : Materials;

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
    ...(changes.some((change) => change.itemName === MATERIALS_ITEM) ? { materials: storedMaterials(after) } : {}),
  };
}
