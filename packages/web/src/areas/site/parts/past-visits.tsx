import type { Visit } from '@portal/contract/areas/site/visit-calls';
import { spanText } from '@portal/contract/areas/site/visits';
import { withWeekday } from '@portal/contract/core/dates';
import { Section } from '#ui/text/headings.tsx';
import { ClockNote } from './clock-note.tsx';
import { crewText } from './leave-sheet.tsx';
import list from './visit-list.module.css';

/** When the work of a visit ended. */
const endText = ({ day, leftDtm }: Visit, today: string): string => {
  if (leftDtm !== '') return leftDtm.slice(11, 16);
  return day === today ? '작업 중' : '종료 기록 없음';
};

function PastVisit({ visit, today }: { visit: Visit; today: string }) {
  const { arrivedDtm, arrivedDeviceDtm, leftDtm, leftDeviceDtm, points } = visit;
  return (
    <li>
      <b>{withWeekday(visit.day)}</b>
      <span>
        {arrivedDtm.slice(11, 16)} ~ {endText(visit, today)}
        {leftDtm !== '' && ` · ${spanText(arrivedDtm, leftDtm)}`} · {crewText(visit)}
        {points.length > 0 && ` · 안전 ${points.length}개 확인`}
      </span>
      <ClockNote server={arrivedDtm} device={arrivedDeviceDtm} />
      <ClockNote server={leftDtm} device={leftDeviceDtm} />
    </li>
  );
}

type Props = {
  visits: readonly Visit[];
  title: string;
  /** The day in Seoul. */
  today: string;
};

/** Days of work, newest first. */
export const PastVisits = ({ visits, title, today }: Props) =>
  visits.length > 0 && (
    <Section title={title} note={`${visits.length}일`}>
      <ul className={list['visits']}>
        {visits.map((visit) => (
          <PastVisit key={visit.visitId} visit={visit} today={today} />
        ))}
      </ul>
    </Section>
  );
