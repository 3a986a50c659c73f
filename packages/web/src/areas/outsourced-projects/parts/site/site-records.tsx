import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { ReceiptSection } from '#areas/receipts/public/receipt-section.tsx';
import { DayRecords } from '#areas/site-logs/public/day-records.tsx';
import { StaffPhotos } from '#areas/site-photos/public/staff-photos.tsx';
import { ReportSection } from '#areas/site-reports/public/report-section.tsx';
import { Segments } from '#ui/choices/segments.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import type { ExplainStale } from '../live/use-stale-step.ts';
import { ResendButton } from '../shipping/resend-button.tsx';
import { useMaterialActions } from '../shipping/use-material-actions.ts';
import { useSiteParts } from './use-site-parts.ts';

type Props = { project: ProjectInfo; actor: Actor; reload: () => Promise<void>; explain: ExplainStale };

/** What was recorded on the site of an award, as staff read it: one part at a time, on paper all of them (D-471). */
export function SiteRecords({ project, actor, reload, explain }: Props) {
  const { parts, open, choose } = useSiteParts(project.id);
  const maySend = useMaterialActions(project, actor).send;
  if (open === undefined) return null;
  const closed = (part: typeof open) => ({ only: part === open ? undefined : ('paper' as const) });
  return (
    <Stack line="below">
      <Row line="above" padY={parts.length > 1 ? 12 : 4} data-print="off">
        {parts.length > 1 && <Segments label="현장 구역" value={open} options={parts} onChange={choose} />}
      </Row>
      <Stack {...closed('days')}>
        <DayRecords projectId={project.id} title="현장 도착과 작업일보" />
      </Stack>
      <Stack {...closed('photos')}>
        <StaffPhotos projectId={project.id} />
      </Stack>
      <Stack {...closed('receipts')}>
        <ReceiptSection
          projectId={project.id}
          reload={reload}
          {...(maySend ? { resend: <ResendButton {...{ project, reload, explain }} /> } : {})}
        />
      </Stack>
      <Stack {...closed('report')}>
        <ReportSection projectId={project.id} />
      </Stack>
    </Stack>
  );
}
