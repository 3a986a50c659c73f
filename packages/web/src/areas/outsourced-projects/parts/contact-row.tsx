import { showsContactRow } from '@portal/contract/areas/outsourced-projects/policy';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import type { Actor } from '@portal/contract/core/actor';
import { type Fact, FactList } from '../../../kit/record/fact-list.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { Section } from '../../../ui/section.tsx';
import { awardStateOf } from './facts-of.ts';

/** From completion on it is waited for; to other companies it is hidden like the award (D-46, D-62). */
const showsBillDate = ({ billDate, mizeStatus, choiceCompanyId }: ProjectInfo): boolean =>
  billDate !== '' || (mizeStatus === ProjectStatus.Completed && choiceCompanyId !== '');

/** The award as the facts that may be known of it; masked values come masked from the server (D-46). */
export const awardFacts = (project: ProjectInfo): Fact[] => [
  { label: '수주업체', value: project.choiceCompanyName },
  { label: '수주 담당자', value: project.choiceUserName },
  { label: '현장 투입 담당자', value: project.managerUserName },
  {
    label: '담당자 연락처',
    value: project.managerUserPhone && <PhoneLink name={project.managerUserName} phone={project.managerUserPhone} />,
  },
  { label: '투입인원', value: project.totalPeople && `${project.totalPeople}명` },
  { label: '수주일시', value: project.choiceDtm },
  ...(showsBillDate(project) ? [{ label: '계산서 발행일', value: project.billDate }] : []),
];

/** The awarded contact, for everybody but the winner (OUT-97, D-76). */
export function ContactRow({ project, actor }: { project: ProjectInfo; actor: Actor }) {
  if (project.choiceCompanyName === '' || !showsContactRow(actor, awardStateOf(project))) return null;
  return (
    <Section title="업체 담당자 정보">
      <FactList facts={awardFacts(project)} />
    </Section>
  );
}
