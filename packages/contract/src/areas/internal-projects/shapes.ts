import { z } from 'zod';
import { materialLine, sharedInfo } from '../project/shapes.ts';

/** One row of the internal list (wire.md, Projects). People are joined by '^'. */
export const internalRow = z.object({
  id: z.number(),
  no: z.number(),
  projectType: z.string(),
  areaName: z.string(),
  projectName: z.string(),
  startDate: z.string(),
  startTime: z.string(),
  customerName: z.string(),
  mizeSalesUserName: z.string(),
  mizePMUserName: z.string(),
  status: z.string(),
  mizeStatus: z.string(),
  orderStatus: z.string(),
});
export type InternalRow = z.output<typeof internalRow>;

/** The whole internal project (DATA-25, DATA-26). `price` is '' unless paid maintenance; choiceSelDate is startDate. */
export const internalInfo = z.object({
  ...sharedInfo,
  projectType: z.string(),
  maintenanceType: z.string(),
  payType: z.string(),
  startTime: z.string(),
  mizeMaterials: z.array(materialLine),
  createdUserId: z.string(),
  createdUserName: z.string(),
  wrId: z.string(),
});
export type InternalInfo = z.output<typeof internalInfo>;

/** What a copy takes over: eleven fields, nothing else (INT-26, D-84). */
export const copiedFields = z.object({
  projectName: z.string(),
  areaId: z.number(),
  mizePMUserId: z.string(),
  mizeSalesUserId: z.string(),
  customerName: z.string(),
  zipCode: z.string(),
  addr1: z.string(),
  addr2: z.string(),
  placeName: z.string(),
  placeManagerName: z.string(),
  placeManagerMobile: z.string(),
});
export type CopiedFields = z.output<typeof copiedFields>;
