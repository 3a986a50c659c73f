import type { MaterialValue, SharedValues } from '@portal/contract/areas/project/changes';
import type { SharedInfo } from '@portal/contract/areas/project/shapes';
import { joinValues, splitValues } from '@portal/contract/core/formats';
import type { ChangeItem } from '@portal/contract/core/forms';
import { phoneDigits } from '@portal/contract/core/phone';

/** The common values of an empty form. */
export const EMPTY_SHARED: SharedValues = {
  ProjectName: '',
  AreaId: 0,
  areaName: '',
  StartDate: [],
  DetailContent: '',
  MaterialsNoYN: 'N',
  EtcMemo: '',
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
};

/** The common form values of a stored project under their request names. */
export const sharedValuesOf = (project: Omit<SharedInfo, 'materialConfirmYN'>): SharedValues => ({
  ProjectName: project.projectName,
  AreaId: project.areaId,
  areaName: project.areaName,
  StartDate: splitValues(project.startDate),
  DetailContent: project.detailContent,
  MaterialsNoYN: project.materialsNoYN,
  EtcMemo: project.etcMemo,
  MizeSalesUserId: project.mizeSalesUserId,
  salesUserName: project.mizeSalesUserName,
  MizePMUserId: splitValues(project.mizePMUserId),
  pmUserNames: splitValues(project.mizePMUserName),
  CustomerName: project.customerName,
  ZipCode: project.zipCode,
  Addr1: project.addr1,
  Addr2: project.addr2,
  PlaceName: project.placeName,
  PlaceManagerName: project.placeManagerName,
  PlaceManagerMobile: phoneDigits(project.placeManagerMobile),
});

/** The common values in request format: dates and people joined, without names beside ids (D-52). */
export function sentShared<Values extends SharedValues>(values: Values) {
  const { areaName: _area, salesUserName: _sales, pmUserNames: _pms, ...sent } = values;
  return { ...sent, StartDate: joinValues(values.StartDate), MizePMUserId: joinValues(values.MizePMUserId) };
}

type AnsweredMaterial = {
  materialId: number;
  materialCnt: number;
  materialName: string;
  modelName: string;
  unit: string;
};

/** The materials of a response under their request names. */
export const materialValues = (lines: readonly AnsweredMaterial[]): MaterialValue[] =>
  lines.map(({ materialId, materialCnt, materialName, modelName, unit }) => ({
    MaterialId: materialId,
    MaterialCnt: materialCnt,
    materialName,
    modelName,
    unit,
  }));

/** The materials to send, which are none when `none`, the flag MaterialsNoYN, is 'Y'. */
export const materialsToSend = (none: string, lines: readonly MaterialValue[]) =>
  none === 'Y' ? [] : lines.map(({ MaterialId, MaterialCnt }) => ({ MaterialId, MaterialCnt }));

/** A comparison item for a flag of a project, with the labels for yes and no. */
export const flagItem = <Project>(
  name: string,
  read: (project: Project) => string,
  words: readonly [string, string],
): ChangeItem<Project> => ({
  name,
  key: read,
  show: (project) => (read(project) === 'Y' ? words[0] : words[1]),
});
