import type { Area } from '#area.ts';
import type { AnyListExport } from '#lists/list-export.ts';
import { excelRoutes } from './routes.ts';

/** What this area adds to the portal. The other areas give it their `sheets`. */
export const excel = (sheets: readonly AnyListExport[]) =>
  ({
    routes: { excel: excelRoutes(sheets) },
  }) satisfies Area;
