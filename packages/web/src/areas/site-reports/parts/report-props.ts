import type { ReportPage, SiteReport } from '@portal/contract/areas/site-reports/calls';
import type { Actor } from '@portal/contract/core/actor';

/** What the parts of a report need of its award. */
export type ReportProps = {
  projectId: number;
  actor: Actor;
  /** Newest first. */
  reports: readonly SiteReport[];
  page: ReportPage;
  reload: () => Promise<void>;
};
