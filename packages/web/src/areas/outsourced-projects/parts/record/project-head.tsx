import { nextStep } from '@portal/contract/areas/outsourced-projects/next-step';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import { withWeekday } from '@portal/contract/core/dates';
import { firstAndOthers, splitValues } from '@portal/contract/core/formats';
import { messageText } from '@portal/contract/messages';
import type { ReactNode } from 'react';
import { BlankedLine } from '#areas/retention/public/blanked-line.tsx';
import { WinnerScore } from '#areas/scores/public/winner-score.tsx';
import { MissingLine } from '#kit/record/missing-line.tsx';
import { type KeyFact, RecordHead } from '#kit/record/record-head.tsx';
import { daysAhead, today } from '#lib/days.ts';
import { paths } from '#lib/paths.ts';
import { Sum } from '#ui/text/money.tsx';
import { PhoneLink } from '#ui/text/values.tsx';
import type { EditDraft } from '../edit/edit-draft.ts';
import { scoreLines } from '../evaluation/evaluation-section.tsx';
import { valuesOf } from '../register/values.ts';
import { lifeSteps } from './life-steps.ts';

/** The chosen day, or the first offered one. */
export function start({ choiceSelDate, startDate }: Pick<ProjectInfo, 'choiceSelDate' | 'startDate'>): ReactNode {
  if (choiceSelDate !== '') {
    const ahead = daysAhead(choiceSelDate);
    return (
      <>
        {withWeekday(choiceSelDate)}
        {ahead !== '' && <small> {ahead}</small>}
      </>
    );
  }
  const [first = '', ...others] = splitValues(startDate);
  return (
    <>
      {withWeekday(first)}
      {others.length > 0 && <small> 외 {others.length}일 제안</small>}
    </>
  );
}

const crew = ({ managerUserName: name, managerUserPhone: phone, totalPeople: people }: ProjectInfo): ReactNode => (
  <>
    {name} {people !== '' && <small>{people}명</small>} {phone !== '' && <PhoneLink name={name} phone={phone} />}
  </>
);

const winner = ({ choiceCompanyName, choiceCompanyId }: ProjectInfo): ReactNode => (
  <>
    {choiceCompanyName} {choiceCompanyId !== '' && <WinnerScore companyId={choiceCompanyId} />}
  </>
);

/** The key facts of a project: region, day, amount, company, crew and PM. */
const keyFacts = (project: ProjectInfo): KeyFact[] => [
  { label: '지역', value: project.areaName },
  { label: '시작일', value: start(project) },
  { label: '금액 (VAT 별도)', value: <Sum amounts={project} /> },
  ...(project.choiceCompanyName === ''
    ? []
    : [
        { label: '업체', value: winner(project) },
        { label: '현장 투입', value: crew(project) },
      ]),
  { label: '담당자(PM)', value: firstAndOthers(project.mizePMUserName) },
];

/** The next step of a project and what is missing for it, with the scores of the form. */
export const nextProjectStep = (project: ProjectInfo, draft: EditDraft) =>
  nextStep({
    status: project.mizeStatus,
    values: valuesOf(project),
    today: today(),
    ratings: scoreLines(project, 'CheckLists', draft),
    laterRatings: scoreLines(project, 'CheckLists2', draft),
    materialSent: project.materialSendYN === 'Y',
    materialReceived: project.materialReceiveYN === 'Y',
    billDate: project.billDate,
  });

/** A note naming the company whose action is awaited, undefined when there is none. */
function waitingNote(
  { choiceCompanyName: company, billDate }: ProjectInfo,
  labels: readonly string[],
): string | undefined {
  if (labels.includes('자재 수령')) return messageText('outsourced.waits.receipt', { company });
  return labels.length > 0 && company !== '' && billDate === '' && labels.includes('계산서 발행일')
    ? messageText('outsourced.waits.billDate', { company })
    : undefined;
}

type Props = {
  project: ProjectInfo;
  draft: EditDraft;
  actions: ReactNode;
  /** Whether the page shows a save bar. */
  saving: boolean;
  onLead: (place: string) => void;
};

/** The head of the detail page as staff see it. */
export function ProjectHead({ project, draft, actions, saving, onLead }: Props) {
  const { until, missing } = nextProjectStep(project, draft);
  const note = waitingNote(
    project,
    missing.map(({ label }) => label),
  );
  return (
    <RecordHead
      name={project.projectName}
      kind="프로젝트 상세 (외주)"
      state={{ code: project.mizeStatus, label: statusLabel(project.mizeStatus) }}
      steps={lifeSteps(project)}
      facts={keyFacts(project)}
      listPath={paths.projectList}
      actions={actions}
      hasSaveBar={saving}
      talk
      missing={
        project.blankedDtm !== '' ? (
          <BlankedLine at={project.blankedDtm} />
        ) : (
          <MissingLine until={until} missing={missing} onSelect={onLead} {...(note === undefined ? {} : { note })} />
        )
      }
    />
  );
}
