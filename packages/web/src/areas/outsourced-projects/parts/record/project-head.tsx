import { CHOSEN_DATE_ITEM } from '@portal/contract/areas/outsourced-projects/agreement';
import { nextStep } from '@portal/contract/areas/outsourced-projects/next-step';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { ProjectStatus, statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import { withWeekday } from '@portal/contract/core/dates';
import { firstAndOthers, splitValues } from '@portal/contract/core/formats';
import { messageText } from '@portal/contract/messages';
import type { ReactNode } from 'react';
import { BlankedLine } from '#areas/retention/public/blanked-line.tsx';
import { WinnerScore } from '#areas/scores/public/winner-score.tsx';
import { useUnreadTalk } from '#areas/site/public/use-unread-talk.ts';
import type { FormerValue } from '#kit/record/former.tsx';
import type { KeyFact } from '#kit/record/key-facts.tsx';
import { MissingLine } from '#kit/record/missing-line.tsx';
import { RecordHead } from '#kit/record/record-head.tsx';
import { daysAhead, daysPassed, today } from '#lib/days.ts';
import { paths } from '#lib/paths.ts';
import { Sum } from '#ui/text/money.tsx';
import { PhoneLink } from '#ui/text/values.tsx';
import { tradeFact } from '../../public/trade-fact.ts';
import type { EditDraft } from '../edit/edit-draft.ts';
import { scoreLines } from '../evaluation/evaluation-section.tsx';
import { valuesOf } from '../register/values.ts';
import { lifeSteps } from './life-steps.ts';

/** The statuses in which the start is still to come, so that a passed one is named (D-300). */
const BEFORE_COMPLETION: readonly ProjectStatus[] = [ProjectStatus.Draft, ProjectStatus.Open, ProjectStatus.Awarded];

type Start = Pick<ProjectInfo, 'choiceSelDate' | 'startDate' | 'mizeStatus'>;

/** The chosen day, or the first offered one, and how far it is. A start has passed when its last day has. */
export function start({ choiceSelDate, startDate, mizeStatus }: Start): ReactNode {
  const days = choiceSelDate === '' ? splitValues(startDate) : [choiceSelDate];
  const [first = '', ...others] = days;
  const passed = BEFORE_COMPLETION.includes(mizeStatus) ? daysPassed(days.at(-1) ?? '') : '';
  const distance = passed === '' && choiceSelDate !== '' ? daysAhead(choiceSelDate) : passed;
  const notes = [others.length > 0 ? `외 ${others.length}일 제안` : '', distance].filter((note) => note !== '');
  return (
    <>
      {withWeekday(first)}
      {notes.length > 0 && <small> {notes.join(' · ')}</small>}
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
  ...tradeFact(project),
  { label: '시작일', value: start(project), items: [CHOSEN_DATE_ITEM] },
  { label: '금액 (VAT 별도)', value: <Sum amounts={project} />, items: ['프로젝트금액', '추가금액'] },
  ...(project.choiceCompanyName === ''
    ? []
    : [
        { label: '업체', value: winner(project), items: ['수주업체'] },
        { label: '투입 인원', value: crew(project) },
      ]),
  { label: '담당자(PM)', value: firstAndOthers(project.mizePMUserName), items: [], isSummary: true },
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
  /** What other users changed since the user last looked. */
  changed: readonly FormerValue[];
  onLead: (place: string) => void;
};

/** The head of the detail page as staff see it. */
export function ProjectHead({ project, draft, actions, saving, changed, onLead }: Props) {
  const { until, missing } = nextProjectStep(project, draft);
  const note = waitingNote(
    project,
    missing.map(({ label }) => label),
  );
  return (
    <RecordHead
      name={project.projectName}
      number={project.id}
      state={{ code: project.mizeStatus, label: statusLabel(project.mizeStatus) }}
      steps={lifeSteps(project)}
      facts={keyFacts(project)}
      changed={changed}
      listPath={paths.projectList}
      actions={actions}
      hasSaveBar={saving}
      talk
      unread={useUnreadTalk(project.id)}
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
