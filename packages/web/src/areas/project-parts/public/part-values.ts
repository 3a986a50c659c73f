import type { SharedValues } from '@portal/contract/areas/project/changes';
import type { YesNo } from '@portal/contract/core/formats';
import { toYesNo } from '@portal/contract/core/formats';
import { splitValues } from '@portal/contract/core/multi-value';
import { phoneDigits } from '@portal/contract/core/phone';

/** What both kinds of project answer, as far as an edit compares it; dates and people are joined by '^'. */
export type PartInfo = {
  projectName: string;
  areaId: number;
  areaName: string;
  startDate: string;
  detailContent: string;
  etcMemo: string;
  materialsNoYN: YesNo;
  mizeSalesUserId: string;
  mizeSalesUserName: string;
  mizePMUserId: string;
  mizePMUserName: string;
  customerName: string;
  zipCode: string;
  addr1: string;
  addr2: string;
  placeName: string;
  placeManagerName: string;
  placeManagerMobile: string;
};

/** The values of a form in which nothing has been typed yet. */
export const EMPTY_PARTS: SharedValues = {
  ProjectName: '',
  AreaId: 0,
  areaName: '',
  StartDate: [],
  DetailContent: '',
  MaterialsNoYN: toYesNo(false),
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
export const partValuesOf = (project: PartInfo): SharedValues => ({
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
