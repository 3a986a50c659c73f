import type { Visit } from '@portal/contract/areas/site/visit-calls';
import { spanText } from '@portal/contract/areas/site/visits';
import type { ReactNode } from 'react';
import { ClockNote } from '../public/clock-note.tsx';
import { DayStep } from '../public/day-step.tsx';
import css from './day-steps.module.css';
import { crewText } from './leave-sheet.tsx';

function Arrival({ visit }: { visit: Visit | undefined }) {
  if (!visit)
    return (
      <DayStep place="now" icon="helmet" title="현장 도착">
        도착하면 눌러주세요
      </DayStep>
    );
  const { arrivedDtm, arrivedDeviceDtm, points } = visit;
  return (
    <DayStep place="done" icon="helmet" title="현장 도착">
      {arrivedDtm.slice(11, 16)} · {crewText(visit)}
      {points.length > 0 && ` · 안전 ${points.length}개 확인`}{' '}
      <ClockNote server={arrivedDtm} device={arrivedDeviceDtm} />
    </DayStep>
  );
}

function End({ visit }: { visit: Visit | undefined }) {
  if (!visit || visit.leftDtm === '')
    return (
      <DayStep place={visit ? 'now' : 'later'} icon="stop" title="작업 종료">
        {visit ? '아직 일하는 중' : '일을 마치면'}
      </DayStep>
    );
  const { arrivedDtm, leftDtm, leftDeviceDtm, tomorrowYN } = visit;
  return (
    <DayStep place="done" icon="stop" title="작업 종료">
      {leftDtm.slice(11, 16)} · {spanText(arrivedDtm, leftDtm)} · {tomorrowYN === 'Y' ? '내일도 작업' : '마지막 날'}{' '}
      <ClockNote server={leftDtm} device={leftDeviceDtm} />
    </DayStep>
  );
}

/** The steps of a day on site: arrival, what other records add, and the end of work. */
export const DaySteps = ({ visit, children }: { visit: Visit | undefined; children?: ReactNode }) => (
  <ol className={css['steps']}>
    <Arrival visit={visit} />
    {children}
    <End visit={visit} />
  </ol>
);
