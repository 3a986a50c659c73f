import type { Area } from '#area.ts';
import { departmentRoutes } from './routes.ts';
import { departmentSheets } from './sheets.ts';

/** What this area adds to the portal. */
export const departments = {
  routes: { departments: departmentRoutes },
  sheets: departmentSheets,
} satisfies Area;
