import { messageText } from '@portal/contract/messages';
import { DayStep } from '#areas/site/public/day-step.tsx';
import { ButtonLink } from '#kit/page/button-link.tsx';
import { toLog } from './log-search.ts';
import { useLogOfDay } from './use-log-of-day.ts';

/** The step 작업일보 of today, with the way to it. */
export function LogStep({ projectId, today }: { projectId: number; today: string }) {
  const { log, isUnsent, mayWrite } = useLogOfDay(projectId, today);
  return (
    <DayStep
      place={log ? 'done' : 'later'}
      icon="pen"
      title="작업일보"
      side={
        (log || mayWrite) && (
          <ButtonLink to="." search={toLog(today)} aria-label={log ? '작업일보 보기' : '작업일보 쓰기'}>
            {log ? '보기' : '쓰기'}
          </ButtonLink>
        )
      }
    >
      {log
        ? `${log.writtenDtm.slice(11, 16)} · ${log.userName}`
        : isUnsent
          ? messageText('queue.kept')
          : '내일 24:00까지'}
    </DayStep>
  );
}
