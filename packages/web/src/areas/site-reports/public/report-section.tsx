import { Suspense } from 'react';
import { lazyPart } from '#ui/feedback/lazy-part.ts';
import { useReports } from './use-reports.ts';

const StaffReport = lazyPart(async () => (await import('../parts/staff-report.tsx')).StaffReport);

/** The completion report on the record of staff. Nothing before its first version. */
export function ReportSection({ projectId }: { projectId: number }) {
  const { loaded, reload } = useReports(projectId);
  if (!loaded.data || loaded.data.data.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <StaffReport reports={loaded.data.data} page={loaded.data.meta} reload={reload} />
    </Suspense>
  );
}
