import { ProjectStatus } from '../outsourced-projects/status.ts';
import type { SiteAccess } from '../site/policy.ts';

/** States of a version of the report: being written, signed, accepted by staff, to be corrected. */
export const ReportState = { Draft: 'D', Signed: 'S', Accepted: 'A', Returned: 'R' } as const;
export type ReportState = (typeof ReportState)[keyof typeof ReportState];
export const REPORT_STATES = Object.values(ReportState);

const LABELS: Readonly<Record<ReportState, string>> = { D: '작성중', S: '서명완료', A: '접수', R: '보완요청' };
export const reportStateLabel = (state: ReportState): string => LABELS[state];

const WRITABLE: readonly ProjectStatus[] = [ProjectStatus.Awarded, ProjectStatus.Completed];

/** Whether the company may write reports in this state, and staff therefore ask for a correction (D-461). */
export const isReportWritable = (status: ProjectStatus): boolean => WRITABLE.includes(status);

/** What a user may do with the reports of an award. The company writes them at Y and YY, and reads them at B (D-451). */
export const reportAccess = (
  access: Exclude<SiteAccess, 'hidden'>,
  status: ProjectStatus,
  isCompany: boolean,
): Exclude<SiteAccess, 'hidden'> => (access === 'write' && isCompany && !isReportWritable(status) ? 'read' : access);

/** Whether the company may begin a version: there is none yet, or staff asked for a correction of the newest. */
export const mayBeginVersion = (newest: ReportState | undefined): boolean =>
  newest === undefined || newest === ReportState.Returned;

/** Whether staff may accept a version. */
export const mayAcceptReport = (state: ReportState): boolean => state === ReportState.Signed;

/** Whether staff may ask for a correction of the newest version: of a signed one, and of one accepted by mistake. */
export const mayReturnReport = (state: ReportState): boolean =>
  state === ReportState.Signed || state === ReportState.Accepted;
