import type { MaterialValue, SharedValues } from '@portal/contract/areas/project/changes';
import { toYesNo } from '@portal/contract/core/formats';
import type { KeptNames } from './resolve-names.ts';
import type { StoredLists, StoredPart } from './stored-part.ts';

/** What both kinds store, as the form would send it, with the names its ids stand for. */
export const storedPartValues = (project: StoredPart, { pms }: StoredLists): Omit<SharedValues, 'StartDate'> => ({
  ProjectName: project.project_name,
  AreaId: project.area_id,
  areaName: project.area_name,
  DetailContent: project.detail_content,
  MaterialsNoYN: toYesNo(project.no_materials),
  EtcMemo: project.etc_memo,
  MizeSalesUserId: project.sales_user_id,
  salesUserName: project.sales_user_name,
  MizePMUserId: pms.map((pm) => pm.user_id),
  pmUserNames: pms.map((pm) => pm.user_name),
  CustomerName: project.customer_name,
  ZipCode: project.zip_code,
  Addr1: project.addr1,
  Addr2: project.addr2,
  PlaceName: project.place_name,
  PlaceManagerName: project.place_manager_name,
  PlaceManagerMobile: project.place_manager_mobile,
});

/** The stored materials as the form would send them. */
export const materialValues = ({ materials }: StoredLists): MaterialValue[] =>
  materials.map((line) => ({
    MaterialId: line.id,
    MaterialCnt: line.quantity,
    materialName: line.name,
    modelName: line.model,
  }));

/** What stays valid although it may have left the lists (D-52). */
export const keptPartNames = (project: StoredPart, { pms, materials }: StoredLists): KeptNames => ({
  area: new Map([[String(project.area_id), { name: project.area_name }]]),
  material: new Map(materials.map((line) => [String(line.id), line])),
  sales: new Map([[project.sales_user_id, { name: project.sales_user_name }]]),
  pm: new Map(pms.map((pm) => [pm.user_id, { name: pm.user_name }])),
  leader: new Map(),
});
