import { DayRecords } from '#areas/site-logs/public/day-records.tsx';
import { StaffPhotos } from '#areas/site-photos/public/staff-photos.tsx';
import { ReportSection } from '#areas/site-reports/public/report-section.tsx';

/** What was recorded on the site of an award, as staff read it. */
export const SiteRecords = ({ projectId }: { projectId: number }) => (
  <>
    <DayRecords projectId={projectId} title="현장 도착과 작업일보" />
    <StaffPhotos projectId={projectId} />
    <ReportSection projectId={projectId} />
  </>
);
