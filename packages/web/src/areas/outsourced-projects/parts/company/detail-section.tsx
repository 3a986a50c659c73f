import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { ReactNode } from 'react';
import { peopleFacts } from '#areas/project/public/people-facts.tsx';
import { FactList } from '#kit/record/fact-list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Section } from '#ui/text/headings.tsx';
import { Points } from '#ui/text/points.tsx';
import { Text } from '#ui/text/text.tsx';
import { MaterialsList } from '../shipping/materials-list.tsx';

type Props = { project: ProjectInfo };

/** The work description that staff entered at registration. */
export const DetailSection = ({ project }: Props) => (
  <Section title="상세내용">
    <Stack gap={16} lead="text">
      <Text breaks>{project.detailContent === '' ? '등록된 내용이 없습니다.' : project.detailContent}</Text>
      {project.etcMemo !== '' && (
        <Stack gap={4}>
          <Text as="h3" size={13} weight="medium" tone="soft">
            비고
          </Text>
          <Text breaks>{project.etcMemo}</Text>
        </Stack>
      )}
    </Stack>
  </Section>
);

/** The materials that the provider supplies. `children` show the shipping status. */
export const MaterialsSection = ({ project, children }: Props & { children?: ReactNode }) => (
  <Section title="투입자재">
    <Stack gap={8}>
      <MaterialsList project={project} />
      {children && <div>{children}</div>}
    </Stack>
  </Section>
);

/** The contacts of the provider. */
export const PeopleSection = ({ project }: Props) => (
  <Section title="프로젝트 담당자">
    <FactList facts={peopleFacts(project)} />
  </Section>
);

/** The criteria by which the work will be rated. Contractors never see scores (D-61). */
export function CriteriaSection({ project }: Props) {
  if (project.checkLists.length === 0) return null;
  return (
    <Section title="업체 평가 기준">
      <Points as="ol">
        {project.checkLists.map(({ checkId, checkText }) => (
          <li key={checkId}>{checkText}</li>
        ))}
      </Points>
    </Section>
  );
}
