import { z } from 'zod';
import { materialLine, sharedInfo, statusFields } from '../project/shapes.ts';
import { MAINTENANCE_TYPES, PAY_TYPES, PROJECT_TYPES } from './kinds.ts';
import { INTERNAL_STATUSES } from './status.ts';

/** A row of the list of internal projects (wire.md, Projects). Names of people are joined by '^'. */
export const internalRow = z.object({
  id: z.number(),
  version: z.number(),
  no: z.number(),
  projectType: z.enum(['', ...PROJECT_TYPES]),
  areaName: z.string(),
  projectName: z.string(),
  startDate: z.string(),
  startTime: z.string(),
  customerName: z.string(),
  placeName: z.string(),
  addr1: z.string(),
  addr2: z.string(),
  mizeSalesUserName: z.string(),
  mizePMUserName: z.string(),
  ...statusFields(INTERNAL_STATUSES),
});
export type InternalRow = z.output<typeof internalRow>;

/**
 * One internal project with all its fields. `price` is '' unless it is paid maintenance. `choiceSelDate` equals
 * `startDate`.
 */
export const internalInfo = z.object({
  ...sharedInfo,
  ...statusFields(INTERNAL_STATUSES),
  projectType: z.enum(['', ...PROJECT_TYPES]),
  maintenanceType: z.enum(['', ...MAINTENANCE_TYPES]),
  payType: z.enum(['', ...PAY_TYPES]),
  startTime: z.string(),
  mizeMaterials: z.array(materialLine),
  createdUserId: z.string(),
  createdUserName: z.string(),
  wrId: z.string(),
});
export type InternalInfo = z.output<typeof internalInfo>;
