import type { Area } from '#area.ts';
import { makeReportPdfs, purgeReportFiles } from './make-pdf.ts';
import { siteReportRoutes } from './routes.ts';

/** What this area adds to the portal. */
export const siteReports = {
  routes: { siteReports: siteReportRoutes },
  cleanUps: { purgeReportFiles },
  frequentJobs: { makeReportPdfs },
} satisfies Area;
