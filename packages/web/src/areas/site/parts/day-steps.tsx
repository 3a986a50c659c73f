import { spanText } from '@portal/contract/areas/site/visits';
import type { ReactNode } from 'react';
import { Stack } from '#ui/layout/stack.tsx';
import { DayStep } from '../public/day-step.tsx';
import { ArrivalNotes, EndNotes } from '../public/time-notes.tsx';
import { crewText } from './leave-sheet.tsx';
import type { SeenVisit } from './seen-visits.ts';

type DayProps = { visit: SeenVisit | undefined };

const ON_DEVICE = '기기에 저장됨 · 연결되면 보냅니다';

function Arrival({ visit }: DayProps) {
  if (!visit)
    return (
      <DayStep place="now" icon="helmet" title="현장 도착">
        도착하면 눌러주세요
      </DayStep>
    );
  const { arrivedDtm, points, unsentArrival } = visit;
  return (
    <DayStep place="done" icon="helmet" title="현장 도착">
      {arrivedDtm.slice(11, 16)} · {crewText(visit)}
      {points.length > 0 && ` · 안전 ${points.length}개 확인`} <ArrivalNotes {...visit} />
      {unsentArrival !== '' && `· ${ON_DEVICE}`}
    </DayStep>
  );
}

function End({ visit }: DayProps) {
  if (!visit || visit.leftDtm === '')
    return (
      <DayStep place={visit ? 'now' : 'later'} icon="stop" title="작업 종료">
        {visit ? '아직 일하는 중' : '일을 마치면'}
      </DayStep>
    );
  const { arrivedDtm, leftDtm, tomorrowYN, isEndUnsent } = visit;
  return (
    <DayStep place="done" icon="stop" title="작업 종료">
      {leftDtm.slice(11, 16)} · {spanText(arrivedDtm, leftDtm)} · {tomorrowYN === 'Y' ? '내일도 작업' : '마지막 날'}{' '}
      <EndNotes {...visit} />
      {isEndUnsent && `· ${ON_DEVICE}`}
    </DayStep>
  );
}

/** The steps of a day on site: arrival, what other records add, and the end of work. */
export const DaySteps = ({ children, ...day }: DayProps & { children?: ReactNode }) => (
  <Stack as="ol">
    <Arrival {...day} />
    {children}
    <End {...day} />
  </Stack>
);
