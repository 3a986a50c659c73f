import type { Visit } from '@portal/contract/areas/site/visit-calls';
import { spanText } from '@portal/contract/areas/site/visits';
import type { ReactNode } from 'react';
import { ClockNote } from '../public/clock-note.tsx';
import { DayStep } from '../public/day-step.tsx';
import css from './day-steps.module.css';
import { crewText } from './leave-sheet.tsx';

type DayProps = {
  visit: Visit | undefined;
  /** Whether an arrival, or an end, is on this device and not on the server yet. */
  kept: { arrival: boolean; end: boolean };
};

const KEPT = '기기에 저장됨 · 연결되면 보냅니다';

function Arrival({ visit, kept }: DayProps) {
  if (!visit)
    return (
      <DayStep place="now" icon="helmet" title="현장 도착">
        {kept.arrival ? KEPT : '도착하면 눌러주세요'}
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

function End({ visit, kept }: DayProps) {
  if (!visit || visit.leftDtm === '')
    return (
      <DayStep place={visit ? 'now' : 'later'} icon="stop" title="작업 종료">
        {kept.end ? KEPT : visit ? '아직 일하는 중' : '일을 마치면'}
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
export const DaySteps = ({ children, ...day }: DayProps & { children?: ReactNode }) => (
  <ol className={css['steps']}>
    <Arrival {...day} />
    {children}
    <End {...day} />
  </ol>
);
