import { AwardTabs } from '#areas/site/public/award-tabs.tsx';
import { ReportTab } from '#areas/site-reports/public/report-tab.tsx';
import { RecordLayout } from '#kit/record/record-layout.tsx';
import type { CompanyPageProps } from '../acceptance/offer-page.tsx';
import { CompanyHead } from '../company/company-head.tsx';

/** The tab 확인서 of an award: the completion report of the site (D-451). */
export function ReportPage({ project, actor, listPath }: Omit<CompanyPageProps, 'reload'>) {
  const head = (
    <>
      <CompanyHead {...{ project, actor, listPath }} />
      <AwardTabs projectId={project.id} />
    </>
  );
  return (
    <RecordLayout head={head}>
      <ReportTab projectId={project.id} actor={actor} contact={project.placeManagerName} />
    </RecordLayout>
  );
}
