import { asksPrice, typeLabel } from '@portal/contract/areas/internal-projects/kinds';
import { missingForCompletion } from '@portal/contract/areas/internal-projects/next-step';
import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import { InternalStatus, internalStatusLabel } from '@portal/contract/areas/internal-projects/status';
import { withWeekday } from '@portal/contract/core/dates';
import { firstAndOthers } from '@portal/contract/core/formats';
import type { ReactNode } from 'react';
import { BlankedLine } from '#areas/retention/public/blanked-line.tsx';
import { MissingLine } from '#kit/record/missing-line.tsx';
import { type KeyFact, RecordHead, type RecordStep } from '#kit/record/record-head.tsx';
import { daysAhead } from '#lib/days.ts';
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
  const ahead = daysAhead(project.startDate);
  return [
    { label: '유형', value: typeLabel(project.projectType) },
    { label: '지역', value: project.areaName },
    {
      label: '시작일',
      value: (
        <>
          {withWeekday(project.startDate)} {project.startTime}
          {ahead !== '' && <small> {ahead}</small>}
        </>
      ),
    },
    ...(asksPrice(valuesOf(project)) ? [{ label: '금액', value: <Won amount={project.price} /> }] : []),
    { label: '고객사', value: project.customerName },
    ...(project.choiceUserName === '' ? [] : [{ label: '시공 담당자', value: project.choiceUserName }]),
    { label: '담당자(PM)', value: firstAndOthers(project.mizePMUserName) },
  ];
}

type Props = {
  project: InternalInfo;
  kind: string;
  actions: ReactNode;
  /** Whether the page shows a save bar. */
  saving: boolean;
  onLead: (place: string) => void;
};

/** The head of the detail page of an internal project (INT-48 to INT-50). */
export const InternalHead = ({ project, kind, actions, saving, onLead }: Props) => (
  <RecordHead
    name={project.projectName}
    kind={kind}
    state={internalState(project.mizeStatus)}
    steps={lifeSteps(project)}
    facts={keyFacts(project)}
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
