import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { ReceiptSection } from '#areas/receipts/public/receipt-section.tsx';
import { DayRecords } from '#areas/site-logs/public/day-records.tsx';
import { StaffPhotos } from '#areas/site-photos/public/staff-photos.tsx';
import { ReportSection } from '#areas/site-reports/public/report-section.tsx';
import { Segments } from '#ui/choices/segments.tsx';
import type { ExplainStale } from '../live/use-stale-step.ts';
import { ResendButton } from '../shipping/resend-button.tsx';
import { useMaterialActions } from '../shipping/use-material-actions.ts';
import css from './site-records.module.css';
import { useSiteParts } from './use-site-parts.ts';

type Props = { project: ProjectInfo; actor: Actor; reload: () => Promise<void>; explain: ExplainStale };

/** What was recorded on the site of an award, as staff read it: one part at a time, on paper all of them (D-471). */
export function SiteRecords({ project, actor, reload, explain }: Props) {
  const { parts, open, choose } = useSiteParts(project.id);
  const maySend = useMaterialActions(project, actor).send;
  if (open === undefined) return null;
  const closed = (part: typeof open) => (part === open ? {} : { 'data-closed': true });
  return (
    <div className={css['records']}>
      {parts.length > 1 && (
        <div data-print="off">
          <Segments label="현장 구역" value={open} options={parts} onChange={choose} />
        </div>
      )}
      <div {...closed('days')}>
        <DayRecords projectId={project.id} title="현장 도착과 작업일보" />
      </div>
      <div {...closed('photos')}>
        <StaffPhotos projectId={project.id} />
      </div>
      <div {...closed('receipts')}>
        <ReceiptSection
          projectId={project.id}
          reload={reload}
          {...(maySend ? { resend: <ResendButton {...{ project, reload, explain }} /> } : {})}
        />
      </div>
      <div {...closed('report')}>
        <ReportSection projectId={project.id} />
      </div>
    </div>
  );
}
