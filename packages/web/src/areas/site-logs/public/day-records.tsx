import type { Visit } from '@portal/contract/areas/site/visit-calls';
import type { SiteLog } from '@portal/contract/areas/site-logs/calls';
import { isLogFree } from '@portal/contract/areas/site-logs/logs';
import type { SitePhoto } from '@portal/contract/areas/site-photos/calls';
import { seoulInstant, weekdayOf } from '@portal/contract/core/dates';
import { useQuery } from '@tanstack/react-query';
import { useVisitList } from '#areas/site/public/use-visits.ts';
import { VisitLine } from '#areas/site/public/visit-line.tsx';
import { useAwardPhotos } from '#areas/site-photos/public/use-award-photos.ts';
import { ButtonLink } from '#kit/page/button-link.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import { Section } from '#ui/text/headings.tsx';
import { Note } from '#ui/text/note.tsx';
import { Text } from '#ui/text/text.tsx';
import css from '../parts/log.module.css';
import { LogWithFormer } from '../parts/log-with-former.tsx';
import { toLog } from './log-search.ts';
import { logsQuery } from './logs-query.ts';

type DayRecord = { day: string; visit: Visit | undefined; log: SiteLog | undefined };

/** The days with an arrival or a log, newest first. */
function daysOf(visits: readonly Visit[], logs: readonly SiteLog[], before: string | undefined): DayRecord[] {
  const days = new Set([...visits, ...logs].map(({ day }) => day));
  return [...days]
    .filter((day) => before === undefined || day < before)
    .sort((one, other) => other.localeCompare(one))
    .map((day) => ({
      day,
      visit: visits.find((visit) => visit.day === day),
      log: logs.find((log) => log.day === day),
    }));
}

const Leaf = ({ day }: { day: string }) => (
  <Stack as="p" className={css['leaf']} firm centred padY={4} line="around" round="md" aria-hidden>
    <Note as="small">{weekdayOf(day)}</Note>
    <Text as="b" size={18} weight="semibold">
      {Number(day.slice(8))}
    </Text>
  </Stack>
);

const NoVisit = () => (
  <Text as="span" tone="soft">
    도착 기록 없음
  </Text>
);

type DayProps = { record: DayRecord; photos: readonly SitePhoto[]; now: string; mayWrite: boolean };

function Day({ record: { day, visit, log }, photos, now, mayWrite }: DayProps) {
  const isFree = isLogFree(day, new Date(seoulInstant(now)));
  return (
    <Row as="li" gap={16} padY={16} align="start">
      <Leaf day={day} />
      <Stack as="article" fill gap={8} aria-label={`${day} 현장 기록`}>
        <Row as="p" gap={8} wraps>
          <Text as="b" weight="semibold">
            {day.slice(5)}
          </Text>{' '}
          {visit ? <VisitLine visit={visit} today={now.slice(0, 10)} /> : <NoVisit />}
        </Row>
        {log ? (
          <LogWithFormer log={log} photos={photos} />
        ) : (
          <Text tone="warn">작업일보가 아직 없습니다.{isFree && ' 다음 날 24:00까지 쓸 수 있습니다.'}</Text>
        )}
        {mayWrite && (
          <Row>
            <ButtonLink to="." search={toLog(day)} aria-label={`${day} 작업일보 ${log ? '수정' : '쓰기'}`}>
              {log ? '수정' : '쓰기'}
            </ButtonLink>
          </Row>
        )}
      </Stack>
    </Row>
  );
}

type Props = {
  projectId: number;
  title: string;
  /** Only the days before this one. */
  before?: string;
  /** On the page of the company, which writes the logs. */
  isOwn?: boolean;
};

/** The days of work of an award with arrivals and logs. Nothing before the first one (D-438, D-447). */
export function DayRecords({ projectId, title, before, isOwn = false }: Props) {
  const visits = useVisitList(projectId);
  const logs = useQuery(logsQuery(projectId));
  const photos = useAwardPhotos(projectId);
  if (!visits.data || !logs.data) return null;
  const days = daysOf(visits.data.data, logs.data.data, before);
  if (days.length === 0) return null;
  const { nowDtm, access } = logs.data.meta;
  return (
    <Section title={title} note={`${days.length}일`}>
      <Lines>
        {days.map((record) => (
          <Day
            key={record.day}
            record={record}
            photos={photos.data?.data ?? []}
            now={nowDtm}
            mayWrite={isOwn && access === 'write'}
          />
        ))}
      </Lines>
      {!isOwn && (
        <Note line="above" padY={12}>
          도착은 있는데 일보가 없는 날은 19:00에 업체에 알립니다. 위치는 저장하지 않습니다.
        </Note>
      )}
    </Section>
  );
}
