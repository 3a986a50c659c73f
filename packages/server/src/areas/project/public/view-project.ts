import { seoulTime } from '@portal/contract/core/dates';
import { joinValues, toYesNo } from '@portal/contract/core/formats';
import { withHyphens } from '@portal/contract/core/phone';
import type { StoredLists, StoredProject } from './form-values.ts';

/** What the details of both kinds of project show to every viewer. */
export const viewShared = <Status extends string>(project: StoredProject<Status>, { pms }: StoredLists) => ({
  id: project.id,
  version: project.version,
  projectName: project.project_name,
  areaId: project.area_id,
  areaName: project.area_name,
  detailContent: project.detail_content,
  etcMemo: project.etc_memo,
  materialsNoYN: toYesNo(project.no_materials),
  materialConfirmYN: toYesNo(project.material_confirmed),
  status: project.status,
  mizeStatus: project.status,
  orderStatus: project.status,
  createdDtm: seoulTime(project.created_at),
  blankedDtm: viewMoment(project.blanked_at),
  mizeSalesUserId: project.sales_user_id,
  mizeSalesUserName: project.sales_user_name,
  mizeSalesUserPhone: withHyphens(project.sales_user_phone),
  mizePMUserId: joinValues(pms.map((pm) => pm.user_id)),
  mizePMUserName: joinValues(pms.map((pm) => pm.user_name)),
  mizePMUserPhone: joinValues(pms.map((pm) => withHyphens(pm.phone))),
});

/** The materials of a project. */
export const viewMaterials = ({ materials }: StoredLists) =>
  materials.map((line) => ({
    materialId: line.id,
    materialName: line.name,
    modelName: line.model,
    materialCnt: line.quantity,
    unit: line.unit,
  }));

/** Customer, address and site; empty for viewers who may not see them (D-45). */
export function viewSite(project: StoredProject, visible: boolean) {
  const shown = (text: string): string => (visible ? text : '');
  return {
    customerName: shown(project.customer_name),
    zipCode: shown(project.zip_code),
    addr1: shown(project.addr1),
    addr2: shown(project.addr2),
    placeName: shown(project.place_name),
    placeManagerName: shown(project.place_manager_name),
    placeManagerMobile: shown(withHyphens(project.place_manager_mobile)),
  };
}

/** A moment in Seoul, or ''. */
export const viewMoment = (moment: Date | null): string => (moment ? seoulTime(moment) : '');
