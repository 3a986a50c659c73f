import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { ProjectStatus, statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import type { Actor } from '@portal/contract/core/actor';
import { withWeekday } from '@portal/contract/core/dates';
import { splitValues } from '@portal/contract/core/formats';
import { messageText } from '@portal/contract/messages';
import type { ReactNode } from 'react';
import { BlankedLine } from '#areas/retention/public/blanked-line.tsx';
import type { KeyFact } from '#kit/record/key-facts.tsx';
import { RecordHead, type RecordStep } from '#kit/record/record-head.tsx';
import { shortDay } from '#lib/days.ts';
import { TAKEN } from '#ui/marks/status-badge.tsx';
import { Ago } from '#ui/text/ago.tsx';
import { Sum } from '#ui/text/money.tsx';
import { tradeFact } from '../../public/trade-fact.ts';
import { isTaken } from '../record/allowed.ts';
import { lifeSteps } from '../record/life-steps.ts';
import { materialsText } from './company-facts.ts';

/** The life cycle steps that a contractor sees, from the award on. */
export const awardSteps = (project: ProjectInfo): RecordStep[] =>
  lifeSteps(project).filter(({ code }) => code !== ProjectStatus.Draft && code !== ProjectStatus.Open);

function dateFact(project: ProjectInfo): KeyFact {
  if (project.choiceSelDate !== '') return { label: '시작일', value: withWeekday(project.choiceSelDate) };
  const [first = '', ...others] = splitValues(project.startDate);
  return {
    label: '시작일',
    value: others.length > 0 ? `${shortDay(first)} 외 ${others.length}일` : shortDay(first),
  };
}

const sumFact = (project: ProjectInfo): KeyFact => ({ label: '금액 (VAT 별도)', value: <Sum amounts={project} /> });

/** The key facts of a project for a contractor, besides its sum. */
const keyFacts = (project: ProjectInfo): KeyFact[] => [
  dateFact(project),
  { label: '지역', value: project.areaName },
  ...tradeFact(project),
  ...(materialsText(project) === '' ? [] : [{ label: '투입자재', value: materialsText(project) }]),
  ...(project.mizeStatus === ProjectStatus.Open && project.postedDtm !== ''
    ? [{ label: '게시', value: <Ago at={project.postedDtm} /> }]
    : []),
];

type Props = {
  project: ProjectInfo;
  actor: Actor;
  /** The list to which the page returns (D-89). */
  listPath: string;
  steps?: readonly RecordStep[];
  actions?: ReactNode;
  missing?: ReactNode;
  /** The sum in large under the name. Without it, the sum is a key fact. */
  figure?: ReactNode;
  /** Whether the project was withdrawn or cancelled and is no longer visible. */
  isHidden?: boolean;
};

type State = { code: string; label: string };

/** An award to another company appears as closed, and so does a withdrawn project (D-46). */
function stateOf(project: ProjectInfo, actor: Actor, isHidden: boolean): State {
  if (isHidden) return { code: TAKEN, label: '마감' };
  if (isTaken(project, actor)) return { code: TAKEN, label: messageText('outsourced.taken') };
  return { code: project.mizeStatus, label: statusLabel(project.mizeStatus) };
}

/** The head of the detail page as contractors see it. */
export const CompanyHead = ({ project, actor, isHidden = false, ...rest }: Props) => (
  <RecordHead
    {...rest}
    {...(project.blankedDtm === '' ? {} : { missing: <BlankedLine at={project.blankedDtm} /> })}
    name={project.projectName}
    number={project.id}
    state={stateOf(project, actor, isHidden)}
    facts={[...(rest.figure ? [] : [sumFact(project)]), ...keyFacts(project)]}
  />
);
