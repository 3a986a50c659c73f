import type { Area } from '#area.ts';
import { orderRoutes } from './routes.ts';
import { orderSheets } from './sheets.ts';

/** What this area adds to the portal. */
export const orders = {
  routes: { orders: orderRoutes },
  sheets: orderSheets,
} satisfies Area;
