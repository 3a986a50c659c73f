import { Board } from '@portal/contract/areas/comments/boards';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { type Actor, isPartner } from '@portal/contract/core/actor';
import { Navigate, useParams } from '@tanstack/react-router';
import { ActionBar } from '../../../kit/form/action-bar.tsx';
import { ListButton, RecordPage } from '../../../kit/record/record-page.tsx';
import { paths } from '../../../lib/paths.ts';
import { useActor } from '../../../lib/use-actor.ts';
import { Section } from '../../../ui/headings.tsx';
import { CommentSection } from '../../comments/public/comment-section.tsx';
import { RegisteredBy } from '../../project/public/people-facts.tsx';
import { projectSource } from '../api.ts';
import { isAllowed } from '../parts/allowed.ts';
import { AwardSection } from '../parts/award-section.tsx';
import { CustomerInfo, WINNER_ONLY } from '../parts/customer-section.tsx';
import { EditForm } from '../parts/edit-form.tsx';
import { EvaluationList } from '../parts/evaluation-section.tsx';
import { ProjectFacts, StatusSection } from '../parts/project-facts.tsx';
import { ShippingInfo } from '../parts/shipping-facts.tsx';

/** Every section of the staff's view once nothing may change any more, and the way on from there. */
function Detail({ project, actor }: { project: ProjectInfo; actor: Actor }) {
  return (
    <>
      <StatusSection project={project} actor={actor} />
      <Section title="프로젝트정보">
        <ProjectFacts project={project} />
      </Section>
      <AwardSection project={project} actor={actor} />
      <CustomerInfo project={project} actor={actor} note={WINNER_ONLY} />
      <ShippingInfo project={project} />
      <EvaluationList title="업체 평가" lines={project.checkLists} />
      <EvaluationList title="완료 후 평가" lines={project.checkLists2} />
      <RegisteredBy project={project} />
      <ActionBar>
        <ListButton path={paths.projectList} />
      </ActionBar>
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
    <RecordPage
      kind="프로젝트 상세 (외주)"
      source={projectSource}
      nameOf={(project) => project.projectName}
      listPath={paths.projectList}
    >
      {({ record: project, reload }) => (
        <>
          {isAllowed('edit', project, actor) ? (
            <EditForm key={project.id} {...{ project, actor, reload }} />
          ) : (
            <Detail project={project} actor={actor} />
          )}
          <CommentSection id={project.id} board={Board.Project} />
        </>
      )}
    </RecordPage>
  );
}
