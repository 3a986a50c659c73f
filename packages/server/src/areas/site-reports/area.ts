import type { Area } from '#area.ts';
import { makeReportPdfs, purgeReportFiles } from './make-pdf.ts';
import { siteReportRoutes } from './routes.ts';

/** What this area adds to the portal. */
export const siteReports = {
  routes: { siteReports: siteReportRoutes },
  jobs: [
    { name: 'purgeReportFiles', every: 'hour', claim: 'one', ...purgeReportFiles },
    { name: 'makeReportPdfs', every: 'tenSeconds', claim: 'each', run: makeReportPdfs },
  ],
} satisfies Area;
