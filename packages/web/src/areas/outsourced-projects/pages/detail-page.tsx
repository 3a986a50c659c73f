import { Board } from '@portal/contract/areas/comments/boards';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { projectMachine } from '@portal/contract/areas/outsourced-projects/status';
import { type Actor, isPartner } from '@portal/contract/core/actor';
import { allows } from '@portal/contract/core/machine';
import { Navigate, useParams } from '@tanstack/react-router';
import { ListButton, RecordPage } from '../../../kit/record/record-page.tsx';
import { paths } from '../../../lib/paths.ts';
import { useActor } from '../../../lib/use-actor.ts';
import { Section } from '../../../ui/section.tsx';
import { CommentSection } from '../../comments/public/comment-section.tsx';
import { ActionBar } from '../../project-parts/public/action-bar.tsx';
import { RegisteredBy } from '../../project-parts/public/registered-by.tsx';
import { projectSource } from '../api.ts';
import { ContactRow } from '../parts/contact-row.tsx';
import { CustomerInfo } from '../parts/customer-info.tsx';
import { EditForm } from '../parts/edit-form.tsx';
import { EvaluationList } from '../parts/evaluation-list.tsx';
import { ProjectFacts } from '../parts/project-facts.tsx';
import { ShippingInfo } from '../parts/shipping-info.tsx';
import { StatusBlock } from '../parts/status-block.tsx';

type Shown = { project: ProjectInfo; actor: Actor; reload: () => Promise<void> };

/** Every section of the staff's view once nothing may change any more, and the ways on from there. */
function Detail({ project, actor }: Omit<Shown, 'reload'>) {
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
      <ActionBar>
        <ListButton path={paths.projectList} />
      </ActionBar>
    </>
  );
}

function isEditable({ project, actor }: Shown): boolean {
  return allows(projectMachine, 'edit', project.mizeStatus, actor);
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
      {({ record: project, reload }) => {
        const shown = { project, actor, reload };
        return (
          <>
            {isEditable(shown) ? <EditForm key={project.id} {...shown} /> : <Detail {...shown} />}
            <CommentSection id={project.id} board={Board.Project} />
          </>
        );
      }}
    </RecordPage>
  );
}
