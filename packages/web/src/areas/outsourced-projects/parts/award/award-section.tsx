import { MissingTarget } from '@portal/contract/areas/outsourced-projects/next-step';
import { showsContactRow } from '@portal/contract/areas/outsourced-projects/policy';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import type { Actor } from '@portal/contract/core/actor';
import { type Fact, FactList } from '#kit/record/fact-list.tsx';
import type { FormerValue } from '#kit/record/former.tsx';
import { Fold } from '#ui/layout/fold.tsx';
import { Section } from '#ui/text/headings.tsx';
import { Faint, Moment, PhoneLink } from '#ui/text/values.tsx';
import { AgreementFacts } from '../agreement/agreement-facts.tsx';
import { awardStateOf } from '../record/allowed.ts';

/** The invoice date is expected after completion. Like the award it is hidden from other companies (D-46, D-62). */
const showsBillDate = ({ billDate, mizeStatus, choiceCompanyId }: ProjectInfo): boolean =>
  billDate !== '' || (mizeStatus === ProjectStatus.Completed && choiceCompanyId !== '');

/** The facts of an award. The server sends masked values masked and hidden values empty (D-46). */
export const awardFacts = (project: ProjectInfo): Fact[] => [
  { label: '수주업체', value: project.choiceCompanyName },
  { label: '업체 담당자', value: project.choiceUserName },
  { label: '투입 담당자', value: project.managerUserName },
  {
    label: '담당자 연락처',
    value: project.managerUserPhone && <PhoneLink name={project.managerUserName} phone={project.managerUserPhone} />,
  },
  { label: '투입 인원', value: project.totalPeople && `${project.totalPeople}명` },
  { label: '수주일시', value: project.choiceDtm && <Moment at={project.choiceDtm} /> },
  ...(showsBillDate(project) ? [{ label: '계산서 발행일', value: project.billDate || <Faint text="미정" /> }] : []),
];

/** What the head of the staff's page shows already. */
const IN_STAFF_HEAD = ['수주업체', '투입 담당자', '담당자 연락처', '투입 인원'];

type Props = {
  project: ProjectInfo;
  actor: Actor;
  marked?: readonly FormerValue[];
  /** On the staff's page, whose head names company and crew, and where the agreement is folded to one line. */
  isShort?: boolean;
};

/** The contact of the awarded company, for everyone except the winner (D-76). */
export function AwardSection({ project, actor, marked = [], isShort = false }: Props) {
  if (project.choiceCompanyName === '' || !showsContactRow(actor, awardStateOf(project))) return null;
  return (
    <Section title="업체 담당자 정보" place={MissingTarget.Bill}>
      <FactList
        facts={awardFacts(project).filter(({ label }) => !isShort || !IN_STAFF_HEAD.includes(label))}
        changed={marked}
      />
      {project.agreed && isShort && (
        <Fold head="동의한 내용 보기" printed>
          <AgreementFacts agreed={project.agreed} />
        </Fold>
      )}
      {project.agreed && !isShort && <AgreementFacts agreed={project.agreed} />}
    </Section>
  );
}
