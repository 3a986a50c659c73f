import type { MaterialValue, SharedValues } from '@portal/contract/areas/project/changes';
import type { SharedInfo } from '@portal/contract/areas/project/shapes';
import { joinValues, splitValues } from '@portal/contract/core/formats';
import type { ChangeItem } from '@portal/contract/core/forms';
import { phoneDigits } from '@portal/contract/core/phone';

/** The values of a form in which nothing has been typed yet. */
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

/** A loaded project under request names, as far as both kinds are alike. */
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

/** The values as both kinds send them: dates and people joined, no names beside ids (D-52). */
export function sentShared<Values extends SharedValues>(values: Values) {
  const { areaName: _area, salesUserName: _sales, pmUserNames: _pms, ...sent } = values;
  return { ...sent, StartDate: joinValues(values.StartDate), MizePMUserId: joinValues(values.MizePMUserId) };
}

type AnsweredMaterial = { materialId: number; materialCnt: number; materialName: string; modelName: string };

/** The materials of an answer under request names. */
export const materialValues = (lines: readonly AnsweredMaterial[]): MaterialValue[] =>
  lines.map(({ materialId, materialCnt, materialName, modelName }) => ({
    MaterialId: materialId,
    MaterialCnt: materialCnt,
    materialName,
    modelName,
  }));

/** The materials to send: none when none are needed; `none` is the flag MaterialsNoYN. */
export const materialsToSend = (none: string, lines: readonly MaterialValue[]) =>
  none === 'Y' ? [] : lines.map(({ MaterialId, MaterialCnt }) => ({ MaterialId, MaterialCnt }));

/** A flag of a project for the eye, in the words for yes and no. */
export const flagItem = <Project>(
  name: string,
  read: (project: Project) => string,
  words: readonly [string, string],
): ChangeItem<Project> => ({
  name,
  key: read,
  show: (project) => (read(project) === 'Y' ? words[0] : words[1]),
});
