import type { Visit, VisitPage } from '@portal/contract/areas/site/visit-calls';
import { firstVisitDay, spanText } from '@portal/contract/areas/site/visits';
import { withWeekday } from '@portal/contract/core/dates';
import { messageText } from '@portal/contract/messages';
import { daysAhead, shortDay } from '#lib/days.ts';
import { isForbidden } from '#lib/refusal.ts';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Section } from '#ui/text/headings.tsx';
import { ClockNote } from '../parts/clock-note.tsx';
import { DaySteps } from '../parts/day-steps.tsx';
import { crewText } from '../parts/leave-sheet.tsx';
import type { VisitDay } from '../parts/visit-days.ts';
import list from '../parts/visit-list.module.css';
import css from '../parts/visit-parts.module.css';
import type { Visits } from './use-visits.ts';

/** Before the day on which the crew may register: from when on it may. */
const Early = ({ startDay }: Pick<VisitPage, 'startDay'>) => (
  <Section title={`첫날 ${shortDay(startDay)}`} note={daysAhead(startDay)}>
    <div className={css['note']}>
      <Icon name="calendar" />
      <p>
        {messageText('VISIT_EARLY')}
        <br />
        <b>{shortDay(firstVisitDay(startDay))}</b>부터 도착과 종료를 남깁니다.
      </p>
    </div>
  </Section>
);

function PastVisit({ visit }: { visit: Visit }) {
  const { arrivedDtm, arrivedDeviceDtm, leftDtm, leftDeviceDtm, points } = visit;
  return (
    <li>
      <b>{withWeekday(visit.day)}</b>
      <span>
        {arrivedDtm.slice(11, 16)} ~ {leftDtm === '' ? '종료 기록 없음' : leftDtm.slice(11, 16)}
        {leftDtm !== '' && ` · ${spanText(arrivedDtm, leftDtm)}`} · {crewText(visit)}
        {points.length > 0 && ` · 안전 ${points.length}개 확인`}
      </span>
      <ClockNote server={arrivedDtm} device={arrivedDeviceDtm} />
      <ClockNote server={leftDtm} device={leftDeviceDtm} />
    </li>
  );
}

/** The former days of work, newest first. */
export const PastVisits = ({ visits, title }: { visits: readonly Visit[]; title: string }) =>
  visits.length > 0 && (
    <Section title={title} note={`${visits.length}일`}>
      <ul className={list['visits']}>
        {visits.map((visit) => (
          <PastVisit key={visit.visitId} visit={visit} />
        ))}
      </ul>
    </Section>
  );

function Today({ day, now, page }: { day: VisitDay; now: string; page: VisitPage }) {
  if (day.refusal === 'VISIT_EARLY') return <Early startDay={page.startDay} />;
  if (day.refusal !== null && day.visit === undefined) return null;
  return (
    <Section title={`오늘 ${shortDay(now.slice(0, 10))}`} note={`${day.workDay}일차`}>
      <DaySteps visit={day.visit} />
    </Section>
  );
}

/** The tab 현장 of an award: the day with its steps, and the former days. */
export function VisitTab({ visits: { loaded, page, day, now } }: { visits: Visits }) {
  if (loaded.isError) return <LoadError forbidden={isForbidden(loaded.error)} onRetry={() => loaded.refetch()} />;
  if (!page || !day) return <Loading />;
  if (page.access === 'closed') return <p className={list['closed']}>{messageText('site.closed')}</p>;
  return (
    <>
      <Today {...{ day, now, page }} />
      <PastVisits visits={day.others} title="지난 작업일" />
    </>
  );
}
