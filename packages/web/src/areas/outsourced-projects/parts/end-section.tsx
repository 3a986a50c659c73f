import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { type Fact, FactList } from '../../../kit/record/fact-list.tsx';
import { Section } from '../../../ui/headings.tsx';

function endFacts(project: ProjectInfo): Fact[] {
  if (project.mizeStatus === ProjectStatus.Withdrawn) {
    return [
      { label: '철회일시', value: project.withDrawalDtm, wide: true },
      { label: '철회 사유', value: project.withDrawalMemo, wide: true },
    ];
  }
  if (project.mizeStatus === ProjectStatus.Canceled) {
    return [
      { label: '취소일시', value: project.canceledDtm, wide: true },
      { label: '취소 사유', value: project.cancelMemo, wide: true },
    ];
  }
  return [];
}

/** When and why a project was called off; nothing in any other state (PART-17). */
export function EndSection({ project }: { project: ProjectInfo }) {
  const facts = endFacts(project);
  if (facts.length === 0) return null;
  return (
    <Section title="진행 상태">
      <FactList facts={facts} />
    </Section>
  );
}
