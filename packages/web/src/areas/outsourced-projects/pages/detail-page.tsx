import { isPartner } from '@portal/contract/core/actor';
import { Navigate, useParams } from '@tanstack/react-router';
import { RecordPage } from '#kit/record/record-page.tsx';
import { paths } from '#lib/paths.ts';
import { useActor } from '#lib/use-actor.ts';
import { projectSource } from '../api.ts';
import { listedProject } from '../parts/list/listed-project.tsx';
import { ProjectRecord } from '../parts/record/project-record.tsx';

/**
 * The page /projects/view/{id} for staff. Contractors are redirected to their page with the same query (OUT-85 to
 * OUT-99, D-44).
 */
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
      listed={listedProject}
      ownHead
    >
      {({ record: project, reload }) => <ProjectRecord key={project.id} {...{ project, actor, reload }} />}
    </RecordPage>
  );
}
