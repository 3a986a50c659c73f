import { ProjectStatus } from '../outsourced-projects/status.ts';

/** States that settlement lists: an invoice was issued (D-98). Also its status buttons (SETTLE-08). */
export const SETTLEMENT_STATUSES = [ProjectStatus.Invoiced, ProjectStatus.Settled] as const;
