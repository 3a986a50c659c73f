import type { ReportPage, SiteReport } from '@portal/contract/areas/site-reports/calls';
import type { Actor } from '@portal/contract/core/actor';
import type { EntryPlace } from '#areas/site-queue/public/enqueue.ts';
import type { UnsentReport } from './unsent-report.ts';

/** What the parts of a report need of its award. */
export type ReportProps = {
  projectId: number;
  actor: Actor;
  /** Newest first. */
  reports: readonly SiteReport[];
  page: ReportPage;
  reload: () => Promise<void>;
  /** The contact of the site, as the record has it. */
  contact: string;
};

/** The same for the form, with what of the report is still on this device. */
export type DraftProps = ReportProps & { unsent: UnsentReport };

/** Where the entries of a report belong. */
export const placeOf = ({ projectId, page }: Pick<ReportProps, 'projectId' | 'page'>): EntryPlace => ({
  awardId: page.awardId,
  projectId,
  projectName: page.projectName,
});
