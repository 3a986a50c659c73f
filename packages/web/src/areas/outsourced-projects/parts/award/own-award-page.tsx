import { showsAgreement } from '@portal/contract/areas/outsourced-projects/policy';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { messageText } from '@portal/contract/messages';
import { AwardTabs } from '#areas/site/public/award-tabs.tsx';
import { useIsReport } from '#areas/site/public/report-search.ts';
import { useIsTalk } from '#areas/site/public/talk-tab.ts';
import { useIsVisits } from '#areas/site/public/visit-search.ts';
import { useLogDay } from '#areas/site-logs/public/log-search.ts';
import { useIsPhotos } from '#areas/site-queue/public/photo-search.ts';
import { FactList } from '#kit/record/fact-list.tsx';
import { RecordLayout } from '#kit/record/record-layout.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Notice } from '#ui/surface/notice.tsx';
import { Section } from '#ui/text/headings.tsx';
import { AgreementBox } from '../acceptance/agreement-box.tsx';
import type { CompanyPageProps } from '../acceptance/offer-page.tsx';
import { chosenDateFact, FoldedAgreement } from '../agreement/agreement-facts.tsx';
import { WinnerChanges } from '../agreement/winner-changes.tsx';
import { awardSteps, CompanyHead } from '../company/company-head.tsx';
import { CriteriaSection, DetailSection, MaterialsSection, PeopleSection } from '../company/detail-section.tsx';
import { awardStateOf } from '../record/allowed.ts';
import { CancellationSection } from '../record/cancellation-section.tsx';
import { ShippingFacts } from '../shipping/shipping-facts.tsx';
import { PhotoSection, SiteSection } from '../site/site-section.tsx';
import { awardFacts } from './award-section.tsx';
import { LogPage } from './log-page.tsx';
import { PhotoPage } from './photo-page.tsx';
import { ReportPage } from './report-page.tsx';
import { SitePage } from './site-page.tsx';
import { TalkPage } from './talk-page.tsx';
import { WinnerActions } from './winner-actions.tsx';

/** The read-only values that were saved at the award, with the accepted terms (D-76, A-12). */
function WonSection({ project, actor }: Pick<CompanyPageProps, 'project' | 'actor'>) {
  const agreed = showsAgreement(actor, { ...awardStateOf(project), choiceUserId: project.choiceUserId });
  return (
    <Section title="수주 정보">
      <FactList facts={[chosenDateFact(project), ...awardFacts(project)]} />
      {project.agreed && (
        <FoldedAgreement agreed={project.agreed}>{agreed && <AgreementBox checked />}</FoldedAgreement>
      )}
      {!project.agreed && agreed && <AgreementBox checked />}
    </Section>
  );
}

/** Reports that the project was accepted while the page was open, by this user or a colleague. It goes with the award. */
function JustWon({ project, actor }: Pick<CompanyPageProps, 'project' | 'actor'>) {
  const isOwn = project.choiceUserId === actor.userId;
  return (
    <Stack padY={12} weight="semibold">
      <Notice kind="good" icon="check" role="status">
        {isOwn
          ? messageText('outsourced.accept.done')
          : messageText('outsourced.accept.byColleague', { name: project.choiceUserName })}
      </Notice>
    </Stack>
  );
}

type Props = CompanyPageProps & {
  /** Whether the project was an open offer when this page first loaded. */
  wasOpen: boolean;
};

/** The page of a project that the user's company won. Directions and materials come first (PART-42 to PART-49). */
export function OwnAwardPage({ project, actor, reload, listPath, wasOpen }: Props) {
  const actions = <WinnerActions {...{ project, actor, reload }} />;
  const [isTalk, isVisits, isPhotos, isReport] = [useIsTalk(), useIsVisits(), useIsPhotos(), useIsReport()];
  const logDay = useLogDay();
  if (logDay !== '') return <LogPage {...{ project, logDay, actor, listPath }} />;
  if (isTalk) return <TalkPage {...{ project, actor, listPath }} />;
  if (isPhotos) return <PhotoPage {...{ project, actor, listPath }} />;
  if (isReport) return <ReportPage {...{ project, actor, listPath }} />;
  if (isVisits) return <SitePage {...{ project, actor, reload, listPath }} />;
  const head = (
    <>
      <CompanyHead {...{ project, actor, listPath, actions }} steps={awardSteps(project)} />
      <AwardTabs projectId={project.id} />
    </>
  );
  return (
    <RecordLayout head={head}>
      {wasOpen && project.mizeStatus === ProjectStatus.Awarded && <JustWon project={project} actor={actor} />}
      <CancellationSection project={project} />
      <SiteSection project={project} />
      <WinnerChanges {...{ project, actor, reload }} />
      <MaterialsSection project={project}>
        {project.materialsNoYN !== 'Y' && <ShippingFacts project={project} />}
      </MaterialsSection>
      <WonSection project={project} actor={actor} />
      <PhotoSection project={project} />
      <PeopleSection project={project} />
      <DetailSection project={project} />
      <CriteriaSection project={project} />
    </RecordLayout>
  );
}
