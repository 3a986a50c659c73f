import { agreedScope } from '@portal/contract/areas/outsourced-projects/agreement';
import type { ProjectValues } from '@portal/contract/areas/outsourced-projects/changes';
import { NO_SHIPPING } from '@portal/contract/areas/outsourced-projects/shipping';
import type { Database } from '@portal/server/db/schema';
import type { Insertable } from 'kysely';
import { MATERIALS } from './materials.ts';
import type { PlannedProject } from './outsourced-projects.ts';

/** The values of which an acceptance keeps the scope. What the scope does not contain is empty. */
function valuesOf({ row, areaName, materials, startDates }: PlannedProject): ProjectValues {
  return {
    ProjectName: row.project_name,
    AreaId: row.area_id,
    areaName,
    TradeId: 0,
    tradeName: '',
    StartDate: startDates,
    DetailContent: row.detail_content ?? '',
    MaterialsNoYN: materials.length === 0 ? 'Y' : 'N',
    EtcMemo: row.etc_memo ?? '',
    MizeSalesUserId: '',
    salesUserName: '',
    MizePMUserId: [],
    pmUserNames: [],
    CustomerName: '',
    ZipCode: '',
    Addr1: '',
    Addr2: '',
    PlaceName: '',
    PlaceManagerName: '',
    PlaceManagerMobile: '',
    Price: '',
    AddPrice: '',
    Materials: materials.map(({ key, quantity }) => {
      const [materialName, modelName] = MATERIALS[key];
      return { MaterialId: 0, MaterialCnt: quantity, materialName, modelName };
    }),
    ImageNameList: [],
    shipping: NO_SHIPPING,
  };
}

/** The acceptance of a won project; none for the others. `project_id` is its id. */
export function acceptanceOf(
  project: PlannedProject & { project_id: number },
): Insertable<Database['outsourced_acceptance']>[] {
  const { row, project_id } = project;
  const { choice_at, choice_company_id, choice_user_id, choice_date } = row;
  if (!choice_at || !choice_company_id || !choice_user_id || !choice_date) return [];
  return [
    {
      project_id,
      accepted_at: choice_at,
      company_id: choice_company_id,
      user_id: choice_user_id,
      version: 1,
      price: row.price,
      add_price: row.add_price ?? 0,
      start_date: choice_date,
      scope: JSON.stringify(agreedScope(valuesOf(project))),
    },
  ];
}
