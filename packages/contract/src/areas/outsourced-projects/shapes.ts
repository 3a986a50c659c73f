import { z } from 'zod';
import { materialLine, partInfo, yesNo } from '../project-parts/shapes.ts';

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

/** A checklist line; `score` is absent for everybody but staff (D-61). */
const checkLine = z.object({ checkId: z.number(), checkText: z.string(), score: z.number().optional() });

/** The whole project (DATA-09 to DATA-24). Hidden fields are empty, staff-only ones absent (D-44 to D-46). */
export const projectInfo = z.object({
  ...partInfo,
  addPrice: z.string(),
  materials: z.array(materialLine),
  imageNameList: z.string(),
  /** 'Y' when the viewer may read customer, site and photos; otherwise these are empty. */
  customerVisibleYN: yesNo,
  /** 'Y' when the viewer acts for the winner: receipt, invoice date (D-62, D-70). */
  winnerYN: yesNo,
  choiceDtm: z.string(),
  billDate: z.string(),
  withDrawalDtm: z.string(),
  withDrawalMemo: z.string(),
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
  createdUserId: z.string().optional(),
  createdUserName: z.string().optional(),
  wrId: z.string().optional(),
});
export type ProjectInfo = z.output<typeof projectInfo>;
