import { mayUseInternalProjects } from '@portal/contract/areas/internal-projects/policy';
import { AllowedPage } from '#kit/page/allowed-page.tsx';
import { RecordPage } from '#kit/record/record-page.tsx';
import { paths } from '#lib/paths.ts';
import { projectSource } from '../api.ts';
import { InternalRecord } from '../parts/internal-record.tsx';
import { listedInternal } from '../parts/listed-internal.ts';

const TITLE = '프로젝트 상세 (마이즈)';

/** The page /projects/mizeview/{id} shows an internal project with its comments (INT-48 to INT-62). */
export const DetailPage = () => (
  <AllowedPage title={TITLE} may={mayUseInternalProjects}>
    {(actor) => (
      <RecordPage
        kind={TITLE}
        source={projectSource}
        nameOf={(project) => project.projectName}
        listPath={paths.projectMizeList}
        listed={listedInternal}
        ownHead
      >
        {({ record: project, reload }) => <InternalRecord key={project.id} {...{ project, actor, reload }} />}
      </RecordPage>
    )}
  </AllowedPage>
);
