import { z } from 'zod';

export const yesNo = z.enum(['Y', 'N']);

/** What the look-up by an outside number answers. */
export const foundId = z.object({ id: z.number() });

/** What confirming and reopening materials answer: the text depends on which it was. */
export const toggleAnswer = z.object({ data: z.array(z.never()), message: z.string() });

/** One material of a project in an answer (MAT-08). */
export const materialLine = z.object({
  materialId: z.number(),
  materialName: z.string(),
  modelName: z.string(),
  materialCnt: z.number(),
});

/** What the details of both kinds of project answer alike. Dates and people are joined by '^', amounts are digits. */
export const partInfo = {
  id: z.number(),
  version: z.number(),
  projectName: z.string(),
  price: z.string(),
  areaId: z.number(),
  areaName: z.string(),
  startDate: z.string(),
  choiceSelDate: z.string(),
  detailContent: z.string(),
  etcMemo: z.string(),
  materialsNoYN: yesNo,
  materialConfirmYN: yesNo,
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
  status: z.string(),
  mizeStatus: z.string(),
  orderStatus: z.string(),
  /** '' when no company is set, and for whom it is hidden. */
  choiceCompanyId: z.union([z.number(), z.literal('')]),
  choiceCompanyName: z.string(),
  choiceUserId: z.string(),
  choiceUserName: z.string(),
  totalPeople: z.string(),
  managerUserName: z.string(),
  managerUserPhone: z.string(),
  canceledDtm: z.string(),
  cancelMemo: z.string(),
  createdDtm: z.string(),
};
