import { ProjectStatus } from '../outsourced-projects/status.ts';

const { Awarded, Completed, Invoiced, Settled, Withdrawn, Canceled } = ProjectStatus;

/** States an order can be in (D-86). */
export const ORDER_STATUSES = [Awarded, Completed, Invoiced, Settled, Withdrawn, Canceled] as const;
/** Status buttons for contractors and for staff; 'A' is 전체 (D-90). */
export const PARTNER_ORDER_STATUSES = [Awarded, Completed, Invoiced] as const;
export const STAFF_ORDER_STATUSES = ORDER_STATUSES;
