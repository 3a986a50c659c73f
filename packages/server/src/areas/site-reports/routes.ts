import type { reportCalls } from '@portal/contract/areas/site-reports/calls';
import type { Routes } from '#http/handler-types.ts';
import { listReports, readReportPdf, readSignatures } from './read-reports.ts';
import { editSetting, readSetting } from './setting.ts';
import { signReport } from './sign-report.ts';
import { acceptReport, returnReport, saveReport } from './write-reports.ts';

/** The handlers of the calls about the completion reports of a site. */
export const siteReportRoutes: Routes<typeof reportCalls> = {
  listReports,
  readSignatures,
  saveReport,
  signReport,
  acceptReport,
  returnReport,
  readReportPdf,
  readSetting,
  editSetting,
};
