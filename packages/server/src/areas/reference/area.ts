import type { Area } from '#area.ts';
import { referenceRoutes } from './routes.ts';
import { referenceSheets } from './sheets.ts';

/** What this area adds to the portal. */
export const reference = {
  routes: { reference: referenceRoutes },
  sheets: referenceSheets,
} satisfies Area;
