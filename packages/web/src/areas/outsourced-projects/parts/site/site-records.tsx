import { VisitSection } from '#areas/site/public/visit-section.tsx';
import { StaffPhotos } from '#areas/site-photos/public/staff-photos.tsx';
import { ReportSection } from '#areas/site-reports/public/report-section.tsx';

/** What was recorded on the site of an award, as staff read it. */
export const SiteRecords = ({ projectId }: { projectId: number }) => (
  <>
    <VisitSection projectId={projectId} />
    <StaffPhotos projectId={projectId} />
    <ReportSection projectId={projectId} />
  </>
);
