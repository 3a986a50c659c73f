import type { SharedValues } from '@portal/contract/areas/project/changes';
import { projectTerms } from '../../../lists/search-terms.ts';

/** The columns that registration and edit of both kinds write. */
export const partColumns = (
  values: Omit<SharedValues, 'areaName' | 'salesUserName' | 'pmUserNames' | 'StartDate'>,
) => ({
  project_name: values.ProjectName,
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

type MaterialLine = { MaterialId: number; MaterialCnt: number };

/** Materials as they are stored: none when none are needed. */
export const storedMaterials = (
  { MaterialsNoYN }: Pick<SharedValues, 'MaterialsNoYN'>,
  lines: readonly MaterialLine[],
): readonly MaterialLine[] => (MaterialsNoYN === 'Y' ? [] : lines);
