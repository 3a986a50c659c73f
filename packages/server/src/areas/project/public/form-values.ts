import type { MaterialValue, SharedValues } from '@portal/contract/areas/project/changes';
import { toYesNo } from '@portal/contract/core/formats';
import type { StoredNames } from './resolve-names.ts';

/** The columns that projects of both kinds have, with the names joined to them. */
export type StoredProject<Status extends string = string> = {
  id: number;
  version: number;
  status: Status;
  project_name: string;
  area_id: number;
  area_name: string;
  zip_code: string;
  addr1: string;
  addr2: string;
  detail_content: string;
  etc_memo: string;
  no_materials: boolean;
  material_confirmed: boolean;
  sales_user_id: string;
  sales_user_name: string;
  sales_user_phone: string;
  customer_name: string;
  place_name: string;
  place_manager_name: string;
  place_manager_mobile: string;
  created_at: Date;
  blanked_at: Date | null;
};

/** The people and materials of a project, each in its order. */
export type StoredLists = {
  pms: readonly { user_id: string; user_name: string; phone: string }[];
  materials: readonly { id: number; name: string; model: string; unit: string; quantity: number }[];
};

/** The stored values of both kinds as the form sends them, with the names of their ids. */
export const sharedValues = (project: StoredProject, { pms }: StoredLists): Omit<SharedValues, 'StartDate'> => ({
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

/** The stored materials as the form sends them. */
export const materialValues = ({ materials }: StoredLists): MaterialValue[] =>
  materials.map((line) => ({
    MaterialId: line.id,
    MaterialCnt: line.quantity,
    materialName: line.name,
    modelName: line.model,
    unit: line.unit,
  }));

/** Names of stored ids, which stay valid after they left the lists (D-52). */
export const storedNames = (project: StoredProject, { pms, materials }: StoredLists): StoredNames => ({
  area: new Map([[String(project.area_id), { name: project.area_name }]]),
  material: new Map(materials.map((line) => [String(line.id), line])),
  sales: new Map([[project.sales_user_id, { name: project.sales_user_name }]]),
  pm: new Map(pms.map((pm) => [pm.user_id, { name: pm.user_name }])),
  leader: new Map(),
});

/** The columns that registration and edit of both kinds write. */
export const sharedColumns = (
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
  pm_ids: [...values.MizePMUserId],
});

export type MaterialLine = { MaterialId: number; MaterialCnt: number };

/** The rows of the PMs of a project, in the given order. */
export const pmRows = (project_id: number, userIds: readonly string[]) =>
  userIds.map((user_id, position) => ({ project_id, position, user_id }));

/** The rows of the materials of a project, in the given order. */
export const materialRows = (project_id: number, lines: readonly MaterialLine[]) =>
  lines.map(({ MaterialId, MaterialCnt }, position) => ({
    project_id,
    position,
    material_id: MaterialId,
    quantity: MaterialCnt,
  }));

/** Materials as they are stored; empty when none are needed. */
export const storedMaterials = (
  { MaterialsNoYN }: Pick<SharedValues, 'MaterialsNoYN'>,
  lines: readonly MaterialLine[],
): readonly MaterialLine[] => (MaterialsNoYN === 'Y' ? [] : lines);
