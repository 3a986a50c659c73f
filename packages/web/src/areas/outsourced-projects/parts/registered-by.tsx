import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { Section } from '../../../ui/section.tsx';
import { FactList } from '../../project-parts/public/fact-list.tsx';

/** Who registered the project, for staff. */
export function RegisteredBy({ project }: { project: ProjectInfo }) {
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
