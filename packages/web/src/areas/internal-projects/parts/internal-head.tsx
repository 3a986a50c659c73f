import { asksPrice, typeLabel } from '@portal/contract/areas/internal-projects/kinds';
import { missingForCompletion } from '@portal/contract/areas/internal-projects/next-step';
import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import { InternalStatus, internalStatusLabel } from '@portal/contract/areas/internal-projects/status';
import { withWeekday } from '@portal/contract/core/dates';
import { firstAndOthers } from '@portal/contract/core/formats';
import type { ReactNode } from 'react';
import { BlankedLine } from '#areas/retention/public/blanked-line.tsx';
import type { FormerValue } from '#kit/record/former.tsx';
import type { KeyFact } from '#kit/record/key-facts.tsx';
import { MissingLine } from '#kit/record/missing-line.tsx';
import { RecordHead, type RecordStep } from '#kit/record/record-head.tsx';
import { daysAhead, daysPassed } from '#lib/days.ts';
import { paths } from '#lib/paths.ts';
import { Won } from '#ui/text/money.tsx';
import { internalMark, internalState } from './internal-state.ts';
import { valuesOf } from './values.ts';

const { InProgress, Completed, Canceled } = InternalStatus;

/** The life cycle steps: in progress, then completed or cancelled. Only the history records the day of completion. */
function lifeSteps({ mizeStatus, createdDtm, canceledDtm }: InternalInfo): RecordStep[] {
  const inProgress: RecordStep = {
    code: internalMark(InProgress),
    label: internalStatusLabel(InProgress),
    day: createdDtm,
    progress: mizeStatus === InProgress ? 'now' : 'done',
  };
  const end = mizeStatus === Canceled ? Canceled : Completed;
  return [
    inProgress,
    {
      code: internalMark(end),
      label: internalStatusLabel(end),
      day: canceledDtm,
      progress: mizeStatus === InProgress ? 'todo' : 'now',
    },
  ];
}

function keyFacts(project: InternalInfo): KeyFact[] {
  const passed = project.mizeStatus === InProgress ? daysPassed(project.startDate) : '';
  const distance = passed === '' ? daysAhead(project.startDate) : passed;
  return [
    { label: '유형', value: typeLabel(project.projectType), items: ['프로젝트 유형'] },
    { label: '지역', value: project.areaName },
    {
      label: '시작일',
      value: (
        <>
          {withWeekday(project.startDate)} {project.startTime}
          {distance !== '' && <small> {distance}</small>}
        </>
      ),
      items: ['프로젝트 시작일', '시작 시간'],
    },
    ...(asksPrice(valuesOf(project)) ? [{ label: '금액', value: <Won amount={project.price} /> }] : []),
    { label: '고객사', value: project.customerName, items: [], isSummary: true },
    ...(project.choiceUserName === '' ? [] : [{ label: '시공 담당자', value: project.choiceUserName }]),
    { label: '담당자(PM)', value: firstAndOthers(project.mizePMUserName), items: [], isSummary: true },
  ];
}

type Props = {
  project: InternalInfo;
  actions: ReactNode;
  /** Whether the page shows a save bar. */
  saving: boolean;
  /** What other users changed since the user last looked. */
  changed: readonly FormerValue[];
  onLead: (place: string) => void;
};

/** The head of the detail page of an internal project (INT-48 to INT-50). */
export const InternalHead = ({ project, actions, saving, changed, onLead }: Props) => (
  <RecordHead
    name={project.projectName}
    number={project.id}
    state={internalState(project.mizeStatus)}
    steps={lifeSteps(project)}
    facts={keyFacts(project)}
    changed={changed}
    listPath={paths.projectMizeList}
    actions={actions}
    hasSaveBar={saving}
    talk
    missing={
      project.blankedDtm !== '' ? (
        <BlankedLine at={project.blankedDtm} />
      ) : (
        <MissingLine
          until={internalStatusLabel(Completed)}
          missing={missingForCompletion({
            status: project.mizeStatus,
            hasMaterials: project.mizeMaterials.length > 0,
            materialsConfirmed: project.materialConfirmYN === 'Y',
          })}
          onSelect={onLead}
        />
      )
    }
  />
);
