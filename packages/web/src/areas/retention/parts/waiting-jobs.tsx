import type { WaitingJob } from '@portal/contract/areas/retention/calls';
import { jobLabel } from '@portal/contract/areas/retention/jobs';
import { withSeparators } from '@portal/contract/core/formats';
import { useQuery } from '@tanstack/react-query';
import { performAction } from '#kit/record/perform-action.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { LoadError } from '#ui/feedback/states.tsx';
import { SmallPanel } from '#ui/surface/small-panel.tsx';
import list from '#ui/tables/rows.module.css';
import { Text } from '#ui/text/text.tsx';
import { Moment } from '#ui/text/values.tsx';
import { allowJob, waitingJobs } from '../api.ts';

/** Why a job waits, and what happens without permission. */
function reasonOf({ reason, dueCount, totalCount }: WaitingJob): string {
  if (reason === 'cap')
    return `한 번에 ${withSeparators(totalCount)}건 중 ${withSeparators(dueCount)}건을 지우려 해서 멈췄습니다.`;
  const [direction, wait] = reason === 'ahead' ? ['빠릅니다', '하루 뒤에'] : ['늦습니다', '한 시간 안에'];
  return `서버 시계가 마지막 작업보다 하루 넘게 ${direction}. 시계가 맞으면 허용하거나, ${wait} 저절로 다시 지웁니다.`;
}

/** The jobs that have stopped, each with a button that lets it go on. Nothing while none has. */
export function WaitingJobs() {
  const { data, isError, refetch } = useQuery(waitingJobs);
  const allow = (job: { name: string; dueCount: number }) =>
    performAction({
      confirmation: { title: '작업 허용', button: '허용', question: 'retention.job.confirm', destructive: true },
      done: 'retention.job.allowed',
      failed: 'retention.job.failed',
      send: () => allowJob(job),
      reload: refetch,
    });
  if (isError) return <LoadError onRetry={() => refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <SmallPanel as="section" kind="warn" aria-label="멈춘 작업">
      <Text as="h2" size={14} weight="semibold">
        멈춘 작업
      </Text>
      <ul className={list['rows']}>
        {data.map((job) => (
          <li key={job.name}>
            <div>
              <strong>{jobLabel(job.name)}</strong>
              <p>
                <span>{reasonOf(job)}</span>
                <span>
                  <Moment at={job.sinceDtm} />
                  부터
                </span>
              </p>
            </div>
            {job.allowedYn === 'Y' ? (
              <Text as="span" whole>
                허용함
              </Text>
            ) : (
              <BusyButton variant="default" aria-label={`${jobLabel(job.name)} 허용`} onClick={() => allow(job)}>
                허용
              </BusyButton>
            )}
          </li>
        ))}
      </ul>
    </SmallPanel>
  );
}
