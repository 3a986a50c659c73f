import { RecordLayout } from '#kit/record/record-layout.tsx';
import type { CompanyPageProps } from '../acceptance/offer-page.tsx';
import { AwardSection } from '../award/award-section.tsx';
import { CancellationSection } from '../record/cancellation-section.tsx';
import { ShippingFacts } from '../shipping/shipping-facts.tsx';
import { PhotoSection, SiteSection } from '../site/site-section.tsx';
import { awardSteps, CompanyHead } from './company-head.tsx';
import { CriteriaSection, DetailSection, MaterialsSection, PeopleSection } from './detail-section.tsx';

/** The contractor's page without actions. Staff see it, and contractors who may not accept the project (D-44). */
export function ReadOnlyPage({ project, actor, listPath }: CompanyPageProps) {
  return (
    <RecordLayout head={<CompanyHead {...{ project, actor, listPath }} steps={awardSteps(project)} />}>
      <CancellationSection project={project} />
      <DetailSection project={project} />
      <SiteSection project={project} />
      <MaterialsSection project={project}>
        {project.materialConfirmYN !== '' && <ShippingFacts project={project} />}
      </MaterialsSection>
      <AwardSection project={project} actor={actor} />
      <PhotoSection project={project} />
      <CriteriaSection project={project} />
      <PeopleSection project={project} />
    </RecordLayout>
  );
}
