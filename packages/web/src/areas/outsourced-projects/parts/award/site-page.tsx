import { ReceiptSection } from '#areas/receipts/public/receipt-section.tsx';
import { AwardTabs } from '#areas/site/public/award-tabs.tsx';
import { useVisits } from '#areas/site/public/use-visits.ts';
import { VisitActions } from '#areas/site/public/visit-actions.tsx';
import { VisitTab } from '#areas/site/public/visit-tab.tsx';
import { DayRecords } from '#areas/site-logs/public/day-records.tsx';
import { LogStep } from '#areas/site-logs/public/log-step.tsx';
import { RecordLayout } from '#kit/record/record-layout.tsx';
import type { CompanyPageProps } from '../acceptance/offer-page.tsx';
import { awardSteps, CompanyHead } from '../company/company-head.tsx';
import { CancellationSection } from '../record/cancellation-section.tsx';
import { SitePlace } from '../site/site-place.tsx';
import { LeaveChecks } from './leave-checks.tsx';
import { ReceiveStep } from './receive-step.tsx';
import { WinnerActions } from './winner-actions.tsx';

/** The tab 현장 of an award: arrival, log and end of work, with materials and place in short (D-438, D-447). */
export function SitePage({ project, actor, reload, listPath }: CompanyPageProps) {
  const visits = useVisits(project);
  const today = visits.now.slice(0, 10);
  const otherwise = <WinnerActions {...{ project, actor, reload }} receivesBelow />;
  const checksOf = (day: string) => <LeaveChecks {...{ project, day }} />;
  const actions = <VisitActions {...{ project, actor, visits, reload, otherwise, checksOf }} />;
  const head = (
    <>
      <CompanyHead {...{ project, actor, listPath, actions }} steps={awardSteps(project)} />
      <AwardTabs projectId={project.id} />
    </>
  );
  return (
    <RecordLayout head={head}>
      <CancellationSection project={project} />
      <VisitTab
        visits={visits}
        steps={<LogStep projectId={project.id} today={today} />}
        former={<DayRecords projectId={project.id} title="지난 작업일" before={today} isOwn />}
      />
      <ReceiptSection projectId={project.id} />
      <SitePlace project={project}>
        <ReceiveStep {...{ project, actor, reload }} />
      </SitePlace>
    </RecordLayout>
  );
}
