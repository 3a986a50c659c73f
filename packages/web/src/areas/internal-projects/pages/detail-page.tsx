import { Board } from '@portal/contract/areas/comments/boards';
import { mayUseInternalProjects } from '@portal/contract/areas/internal-projects/policy';
import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import { ActionBar } from '../../../kit/form/action-bar.tsx';
import { AllowedPage } from '../../../kit/page/allowed-page.tsx';
import { ListButton, RecordPage } from '../../../kit/record/record-page.tsx';
import { paths } from '../../../lib/paths.ts';
import { Section } from '../../../ui/headings.tsx';
import { CommentSection } from '../../comments/public/comment-section.tsx';
import { RegisteredBy } from '../../project/public/people-facts.tsx';
import { SiteFacts } from '../../project/public/site-fields.tsx';
import { projectSource } from '../api.ts';
import { isAllowed } from '../parts/allowed.ts';
import { EditForm } from '../parts/edit-form.tsx';
import { CopyButton } from '../parts/ending-buttons.tsx';
import { InternalFacts, StatusSection } from '../parts/internal-facts.tsx';

const TITLE = '프로젝트 상세 (마이즈)';

/** A finished or cancelled project: nothing to change, but to copy (D-77, section 19). */
function Detail({ project }: { project: InternalInfo }) {
  return (
    <>
      <StatusSection project={project} />
      <Section title="프로젝트정보">
        <InternalFacts project={project} />
      </Section>
      <Section title="고객 및 현장 정보">
        <SiteFacts project={project} />
      </Section>
      <RegisteredBy project={project} />
      <ActionBar>
        <ListButton path={paths.projectMizeList} />
        <CopyButton id={project.id} />
      </ActionBar>
    </>
  );
}

/** /projects/mizeview/{id}: an internal project with its comments (INT-48 to INT-62). */
export const DetailPage = () => (
  <AllowedPage title={TITLE} may={mayUseInternalProjects}>
    {(actor) => (
      <RecordPage
        kind={TITLE}
        source={projectSource}
        nameOf={(project) => project.projectName}
        listPath={paths.projectMizeList}
      >
        {({ record: project, reload }) => (
          <>
            {isAllowed('edit', project, actor) ? (
              <EditForm key={project.id} {...{ project, actor, reload }} />
            ) : (
              <Detail project={project} />
            )}
            <CommentSection id={project.id} board={Board.Internal} />
          </>
        )}
      </RecordPage>
    )}
  </AllowedPage>
);
