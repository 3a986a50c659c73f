import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { type Actor, isPartner } from '@portal/contract/core/actor';
import { Navigate, useParams } from '@tanstack/react-router';
import { paths } from '../../../lib/paths.ts';
import { useActor } from '../../../lib/use-actor.ts';
import { Section } from '../../../ui/section.tsx';
import { ActionBar } from '../../project-parts/public/action-bar.tsx';
import { FactList } from '../../project-parts/public/fact-list.tsx';
import { ContactRow } from '../parts/contact-row.tsx';
import { CustomerInfo } from '../parts/customer-info.tsx';
import { EvaluationList } from '../parts/evaluation-list.tsx';
import { ListButton } from '../parts/list-button.tsx';
import { PostButtons } from '../parts/post-buttons.tsx';
import { ProjectFacts } from '../parts/project-facts.tsx';
import { ProjectPage } from '../parts/project-page.tsx';
import { ShippingInfo } from '../parts/shipping-info.tsx';
import { StatusBlock } from '../parts/status-block.tsx';

function RegisteredBy({ project }: { project: ProjectInfo }) {
  return (
    <Section title="등록 정보">
      <FactList
        facts={[
          { label: '등록자', value: project.createdUserName ?? '' },
          { label: '등록일시', value: project.createdDtm },
        ]}
      />
    </Section>
  );
}

/** Every section of the staff's view. */
function Detail({ project, actor }: { project: ProjectInfo; actor: Actor }) {
  return (
    <>
      <Section title="진행 상태">
        <StatusBlock project={project} />
      </Section>
      <Section title="프로젝트정보">
        <ProjectFacts project={project} />
      </Section>
      <ContactRow project={project} actor={actor} />
      <CustomerInfo project={project} note="(수주업체만 확인가능)" />
      <ShippingInfo project={project} />
      <EvaluationList title="업체 평가" lines={project.checkLists} />
      <EvaluationList title="완료 후 평가" lines={project.checkLists2} />
      <RegisteredBy project={project} />
    </>
  );
}

/** /projects/view/{id}: the staff's detail; contractors are led to theirs with the query kept (OUT-85 to OUT-99, D-44). */
export function DetailPage() {
  const actor = useActor();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  if (!actor) return null;
  if (isPartner(actor)) return <Navigate to={paths.projectCompanyView(id)} search={true} replace />;
  return (
    <ProjectPage title="프로젝트 상세 (외주)">
      {({ project, reload }) => (
        <>
          <Detail project={project} actor={actor} />
          <ActionBar>
            <ListButton path={paths.projectList} />
            <PostButtons project={project} actor={actor} reload={reload} />
          </ActionBar>
        </>
      )}
    </ProjectPage>
  );
}
