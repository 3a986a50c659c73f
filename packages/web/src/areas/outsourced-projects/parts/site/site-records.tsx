import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { ReceiptSection } from '#areas/receipts/public/receipt-section.tsx';
import { DayRecords } from '#areas/site-logs/public/day-records.tsx';
import { StaffPhotos } from '#areas/site-photos/public/staff-photos.tsx';
import { ReportSection } from '#areas/site-reports/public/report-section.tsx';
import type { ExplainStale } from '../live/use-stale-step.ts';
import { allowedMaterialActions } from '../shipping/allowed-material-actions.ts';
import { ResendButton } from '../shipping/resend-button.tsx';

type Props = { project: ProjectInfo; actor: Actor; reload: () => Promise<void>; explain: ExplainStale };

/** What was recorded on the site of an award, as staff read it. */
export function SiteRecords({ project, actor, reload, explain }: Props) {
  const maySend = allowedMaterialActions(project, actor).send;
  return (
    <>
      <ReceiptSection
        projectId={project.id}
        reload={reload}
        {...(maySend ? { resend: <ResendButton {...{ project, reload, explain }} /> } : {})}
      />
      <DayRecords projectId={project.id} title="현장 도착과 작업일보" />
      <StaffPhotos projectId={project.id} />
      <ReportSection projectId={project.id} />
    </>
  );
}
