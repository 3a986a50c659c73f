import { z } from 'zod';

/** One row of the staff or partner list (DATA-07). Dates are joined by '^', amounts are digits. */
export const projectRow = z.object({
  id: z.number(),
  no: z.number(),
  areaName: z.string(),
  projectName: z.string(),
  startDate: z.string(),
  choiceSelDate: z.string(),
  price: z.string(),
  addPrice: z.string(),
  choiceCompanyName: z.string(),
  choiceUserName: z.string(),
  mizePMUserName: z.string(),
  status: z.string(),
  mizeStatus: z.string(),
  orderStatus: z.string(),
});
export type ProjectRow = z.output<typeof projectRow>;

const yesNo = z.enum(['Y', 'N']);

const materialLine = z.object({
  materialId: z.number(),
  materialName: z.string(),
  modelName: z.string(),
  materialCnt: z.number(),
});

/** A checklist line; `score` is absent for everybody but staff (D-61). */
const checkLine = z.object({ checkId: z.number(), checkText: z.string(), score: z.number().optional() });

/** The whole project (DATA-09 to DATA-24). Hidden fields are empty, staff-only ones absent (D-44 to D-46). */
export const projectInfo = z.object({
  id: z.number(),
  version: z.number(),
  projectName: z.string(),
  price: z.string(),
  addPrice: z.string(),
  areaId: z.number(),
  areaName: z.string(),
  startDate: z.string(),
  choiceSelDate: z.string(),
  detailContent: z.string(),
  etcMemo: z.string(),
  materials: z.array(materialLine),
  materialsNoYN: yesNo,
  mizeSalesUserId: z.string(),
  mizeSalesUserName: z.string(),
  mizeSalesUserPhone: z.string(),
  mizePMUserId: z.string(),
  mizePMUserName: z.string(),
  mizePMUserPhone: z.string(),
  customerName: z.string(),
  zipCode: z.string(),
  addr1: z.string(),
  addr2: z.string(),
  placeName: z.string(),
  placeManagerName: z.string(),
  placeManagerMobile: z.string(),
  imageNameList: z.string(),
  /** 'Y' when the viewer may read customer, site and photos; otherwise these are empty. */
  customerVisibleYN: yesNo,
  status: z.string(),
  mizeStatus: z.string(),
  orderStatus: z.string(),
  /** '' without an award and for other companies. */
  choiceCompanyId: z.union([z.number(), z.literal('')]),
  choiceCompanyName: z.string(),
  choiceUserId: z.string(),
  choiceUserName: z.string(),
  /** 'Y' when the viewer acts for the winner: receipt, invoice date (D-62, D-70). */
  winnerYN: yesNo,
  choiceDtm: z.string(),
  totalPeople: z.string(),
  managerUserName: z.string(),
  managerUserPhone: z.string(),
  billDate: z.string(),
  withDrawalDtm: z.string(),
  withDrawalMemo: z.string(),
  canceledDtm: z.string(),
  cancelMemo: z.string(),
  materialConfirmYN: yesNo,
  materialSendYN: yesNo,
  materialReceiveYN: yesNo,
  deliveryType: z.string(),
  sendType: z.string(),
  sendZipCode: z.string(),
  sendAddr1: z.string(),
  sendAddr2: z.string(),
  tNumber: z.string(),
  qNumber: z.string(),
  vName: z.string(),
  checkLists: z.array(checkLine),
  checkLists2: z.array(checkLine),
  createdDtm: z.string(),
  createdUserId: z.string().optional(),
  createdUserName: z.string().optional(),
  wrId: z.string().optional(),
});
export type ProjectInfo = z.output<typeof projectInfo>;
