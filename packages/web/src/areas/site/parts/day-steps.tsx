import type { Visit } from '@portal/contract/areas/site/visit-calls';
import { spanText } from '@portal/contract/areas/site/visits';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '#ui/marks/icon.tsx';
import { ClockNote } from './clock-note.tsx';
import css from './day-steps.module.css';
import { crewText } from './leave-sheet.tsx';

type Props = {
  place: 'done' | 'now' | 'later';
  icon: IconName;
  title: string;
  children: ReactNode;
};

const Step = ({ place, icon, title, children }: Props) => (
  <li data-place={place} aria-current={place === 'now' ? 'step' : undefined}>
    <span className={css['mark']}>
      <Icon name={place === 'done' ? 'check' : icon} />
    </span>
    <span>
      <b>{title}</b>
      <small>{children}</small>
    </span>
  </li>
);

type DayProps = {
  visit: Visit | undefined;
  /** Whether an arrival, or an end, is on this device and not on the server yet. */
  kept: { arrival: boolean; end: boolean };
};

const KEPT = '기기에 저장됨 · 연결되면 보냅니다';

function Arrival({ visit, kept }: DayProps) {
  if (!visit)
    return (
      <Step place="now" icon="helmet" title="현장 도착">
        {kept.arrival ? KEPT : '도착하면 눌러주세요'}
      </Step>
    );
  const { arrivedDtm, arrivedDeviceDtm, points } = visit;
  return (
    <Step place="done" icon="helmet" title="현장 도착">
      {arrivedDtm.slice(11, 16)} · {crewText(visit)}
      {points.length > 0 && ` · 안전 ${points.length}개 확인`}{' '}
      <ClockNote server={arrivedDtm} device={arrivedDeviceDtm} />
    </Step>
  );
}

function End({ visit, kept }: DayProps) {
  if (!visit || visit.leftDtm === '')
    return (
      <Step place={visit ? 'now' : 'later'} icon="stop" title="작업 종료">
        {kept.end ? KEPT : visit ? '아직 일하는 중' : '일을 마치면'}
      </Step>
    );
  const { arrivedDtm, leftDtm, leftDeviceDtm, tomorrowYN } = visit;
  return (
    <Step place="done" icon="stop" title="작업 종료">
      {leftDtm.slice(11, 16)} · {spanText(arrivedDtm, leftDtm)} · {tomorrowYN === 'Y' ? '내일도 작업' : '마지막 날'}{' '}
      <ClockNote server={leftDtm} device={leftDeviceDtm} />
    </Step>
  );
}

/** The steps of a day on site: arrival and end of work. */
export const DaySteps = (props: DayProps) => (
  <ol className={css['steps']}>
    <Arrival {...props} />
    <End {...props} />
  </ol>
);
