import { showsAgreement } from '@portal/contract/areas/outsourced-projects/policy';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { withWeekday } from '@portal/contract/core/dates';
import { FactList } from '../../../kit/record/fact-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { AgreementBox } from './agreement-box.tsx';
import { awardFacts } from './contact-row.tsx';
import { awardStateOf } from './facts-of.ts';

/** The acceptance box of the winning company afterwards: what was saved, read-only (PART-35, D-76). */
export function WonBox({ project, actor }: { project: ProjectInfo; actor: Actor }) {
  const agreed = showsAgreement(actor, { ...awardStateOf(project), choiceUserId: project.choiceUserId });
  return (
    <Section title="수주 정보">
      <FactList
        facts={[{ label: '선택한 시작일', value: withWeekday(project.choiceSelDate) }, ...awardFacts(project)]}
      />
      {agreed && <AgreementBox checked />}
    </Section>
  );
}
