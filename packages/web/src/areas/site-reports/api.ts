import type { YesNo } from '@portal/contract/core/formats';
import { call } from '#lib/call.ts';

type Abortable = { signal: AbortSignal };

/** The versions of the report of a project's award, newest first, with what its page needs. */
export const readReports = (Id: number, signal: AbortSignal) => call('Site/report-list', { Id }, { signal });

/** The strokes of a version. Each reading is noted, so they are read once. */
export const signaturesQuery = (ReportId: number) => ({
  queryKey: ['site', 'report-signatures', ReportId] as const,
  queryFn: async ({ signal }: Abortable) => (await call('Site/report-signature-list', { ReportId }, { signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Accepts a version. */
export const acceptReport = (ReportId: number) => call('Site/report-accept', { ReportId });
/** Asks for a correction. */
export const returnReport = (ReportId: number, Reason: string) => call('Site/report-return', { ReportId, Reason });

/** Whether a project needs an accepted report to be completed. */
export const settingQuery = {
  queryKey: ['site', 'report-setting'] as const,
  queryFn: async ({ signal }: Abortable) => (await call('Site/report-setting', {}, { signal })).data[0],
};
/** Changes it. */
export const saveSetting = (RequiredYN: YesNo) => call('Site/report-setting-edit', { RequiredYN });
