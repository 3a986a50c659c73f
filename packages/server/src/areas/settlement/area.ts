import type { Area } from '#area.ts';
import { settlementRoutes } from './routes.ts';
import { settlementSheets } from './sheets.ts';

/** What this area adds to the portal. */
export const settlement = {
  routes: { settlement: settlementRoutes },
  sheets: settlementSheets,
} satisfies Area;
