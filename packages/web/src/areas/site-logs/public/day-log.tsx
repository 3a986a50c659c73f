import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { isLogFree } from '@portal/contract/areas/site-logs/logs';
import { seoulInstant } from '@portal/contract/core/dates';
import { messageText } from '@portal/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useVisitList } from '#areas/site/public/use-visits.ts';
import { useFormPhotos } from '#areas/site-queue/public/use-form-photos.ts';
import { shortDay } from '#lib/days.ts';
import { isForbidden } from '#lib/refusal.ts';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Empty } from '#ui/surface/empty.tsx';
import { Text } from '#ui/text/text.tsx';
import css from '../parts/log.module.css';
import { LogEditor } from '../parts/log-editor.tsx';
import { LogRecord } from '../parts/log-record.tsx';
import { fromLog } from './log-search.ts';
import { logsQuery } from './logs-query.ts';
import { useLogOfDay } from './use-log-of-day.ts';

type Props = {
  project: Pick<ProjectInfo, 'id' | 'projectName'>;
  day: string;
  /** The headcount that was agreed, for a day without an arrival. */
  agreed: number;
};

/** What the form of a log needs, from three lists that are loaded together. */
function useDayLog(projectId: number, day: string, agreed: number) {
  const [logs, visits, photos] = [useQuery(logsQuery(projectId)), useVisitList(projectId), useFormPhotos(projectId)];
  const log = logs.data?.data.find((one) => one.day === day);
  return {
    logs,
    page: logs.data?.meta,
    log,
    crew: visits.data?.data.find((one) => one.day === day)?.headcount ?? agreed,
    photos: photos.photos.filter(
      ({ entryId, takenDtm, receivedDtm }) =>
        (takenDtm || receivedDtm).slice(0, 10) === day || log?.photos.includes(entryId) === true,
    ),
    isReady: !visits.isPending && !photos.isPending,
    reload: () => Promise.all([logs.refetch(), photos.refetch()]),
  };
}

const LogHead = ({ day, isFree }: { day: string; isFree: boolean }) => (
  <Row as="header" gap={8} padY={8} align="start">
    <Link className={css['back']} to="." search={fromLog} replace aria-label="현장으로 돌아가기">
      <Icon name="previous" size={24} />
    </Link>
    <Stack padY={8}>
      <Text as="h2" size={20} weight="bold">
        작업일보{' '}
        <Text as="span" tone="soft">
          {shortDay(day)}
        </Text>
      </Text>
      <Text tone="soft">
        {isFree ? '다음 날 24:00까지 고칠 수 있습니다.' : '고치는 시간이 지나 정정만 할 수 있습니다.'}
      </Text>
    </Stack>
  </Row>
);

/** The log of a day for its company: a form while it may be written, else the log with its correction (D-447). */
export function DayLog({ project, day, agreed }: Props) {
  const navigate = useNavigate();
  const { logs, page, log, crew, photos, isReady, reload } = useDayLog(project.id, day, agreed);
  const { isUnsent, mayWrite } = useLogOfDay(project.id, day);
  // What was read before the connection went is still good to write on.
  if (logs.isError && !page) return <LoadError forbidden={isForbidden(logs.error)} onRetry={() => logs.refetch()} />;
  if (!isReady || !page) return <Loading />;
  if (page.access === 'closed') return <Empty>{messageText('site.closed')}</Empty>;
  const isFree = isLogFree(day, new Date(seoulInstant(page.nowDtm)));
  const place = { awardId: page.awardId, projectId: project.id, projectName: project.projectName };
  const back = () => navigate({ to: '.', search: fromLog, replace: true });
  return (
    <>
      <LogHead {...{ day, isFree }} />
      {isUnsent && <Text tone="soft">{messageText('queue.kept')}</Text>}
      {mayWrite && (log === undefined || isFree) ? (
        <LogEditor
          key={log?.version ?? 0}
          {...{ place, page, day, log, photos, isFree, crew, reload }}
          onDone={async () => {
            await reload();
            await back();
          }}
        />
      ) : (
        (log || !isUnsent) && <LogRecord {...{ place, page, day, log, photos, mayWrite, reload }} />
      )}
    </>
  );
}
