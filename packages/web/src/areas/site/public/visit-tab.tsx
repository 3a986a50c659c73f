import type { VisitPage } from '@portal/contract/areas/site/visit-calls';
import { firstVisitDay } from '@portal/contract/areas/site/visits';
import { messageText } from '@portal/contract/messages';
import type { ReactNode } from 'react';
import { daysAhead, shortDay } from '#lib/days.ts';
import { isForbidden } from '#lib/refusal.ts';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { Empty } from '#ui/surface/empty.tsx';
import { Notice } from '#ui/surface/notice.tsx';
import { Section } from '#ui/text/headings.tsx';
import { Text } from '#ui/text/text.tsx';
import { DaySteps } from '../parts/day-steps.tsx';
import type { VisitDay } from '../parts/visit-days.ts';
import type { Visits } from './use-visits.ts';

/** Before the day on which the crew may register: from when on it may. */
const Early = ({ startDay }: Pick<VisitPage, 'startDay'>) => (
  <Section title={`첫날 ${shortDay(startDay)}`} note={daysAhead(startDay)}>
    <Notice icon="calendar" tone="soft">
      {messageText('VISIT_EARLY')}
      <br />
      <Text as="b" tone="text">
        {shortDay(firstVisitDay(startDay))}
      </Text>
      부터 도착과 종료를 남깁니다.
    </Notice>
  </Section>
);

type TodayProps = { day: VisitDay; now: string; page: VisitPage; steps: ReactNode };

function Today({ day, now, page, steps }: TodayProps) {
  if (day.refusal !== null && day.visit === undefined)
    return day.refusal === 'VISIT_EARLY' ? <Early startDay={page.startDay} /> : null;
  return (
    <Section title={`오늘 ${shortDay(now.slice(0, 10))}`} note={`${day.workDay}일차`}>
      <DaySteps visit={day.visit}>{steps}</DaySteps>
    </Section>
  );
}

type Props = {
  visits: Visits;
  /** Further steps of today. */
  steps?: ReactNode;
  /** The former days. */
  former?: ReactNode;
};

/** The tab 현장 of an award: the day with its steps, and the former days. */
export function VisitTab({ visits: { loaded, page, day, now }, steps, former }: Props) {
  const forbidden = isForbidden(loaded.error);
  if (forbidden || (loaded.isError && !page))
    return <LoadError forbidden={forbidden} onRetry={() => loaded.refetch()} />;
  if (!page || !day) return <Loading />;
  if (page.access === 'closed') return <Empty>{messageText('site.closed')}</Empty>;
  return (
    <>
      <Today {...{ day, now, page, steps }} />
      {former}
    </>
  );
}
