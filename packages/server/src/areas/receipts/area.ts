import type { Area } from '#area.ts';
import { receiptRoutes } from './routes.ts';

/** What this area adds to the portal. The area of outsourced projects imports this one, and gives it the `steps`. */
export const receipts = (steps: Parameters<typeof receiptRoutes>[0]) =>
  ({
    routes: { receipts: receiptRoutes(steps) },
  }) satisfies Area;
