import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { ReactNode } from 'react';
import { peopleFacts } from '#areas/project/public/people-facts.tsx';
import { FactList } from '#kit/record/fact-list.tsx';
import { Section } from '#ui/text/headings.tsx';
import { MaterialsList } from '../shipping/materials-list.tsx';
import css from './detail-section.module.css';

type Props = { project: ProjectInfo };

/** The work description that staff entered at registration. */
export const DetailSection = ({ project }: Props) => (
  <Section title="상세내용">
    <p className={css['text']}>{project.detailContent === '' ? '등록된 내용이 없습니다.' : project.detailContent}</p>
    {project.etcMemo !== '' && (
      <>
        <h3 className={css['memo']}>비고</h3>
        <p className={css['text']}>{project.etcMemo}</p>
      </>
    )}
  </Section>
);

/** The materials that the provider supplies. `children` show the shipping status. */
export const MaterialsSection = ({ project, children }: Props & { children?: ReactNode }) => (
  <Section title="투입자재">
    <MaterialsList project={project} />
    {children && <div className={css['status']}>{children}</div>}
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
      <ol className={css['criteria']}>
        {project.checkLists.map(({ checkId, checkText }) => (
          <li key={checkId}>{checkText}</li>
        ))}
      </ol>
    </Section>
  );
}
