import { useQuery } from '@tanstack/react-query';
import { useUnsent } from '#areas/site-queue/public/use-unsent.ts';
import { logsQuery } from './logs-query.ts';

/** The log of a day, whether it waits on this device, and whether the caller may write one. */
export function useLogOfDay(projectId: number, day: string) {
  const { data } = useQuery(logsQuery(projectId));
  const unsent = useUnsent();
  const log = data?.data.find((one) => one.day === day);
  const isUnsent = (unsent?.idle ?? []).some(
    ({ kind, awardId, body, state }) =>
      kind === 'log' &&
      awardId === data?.meta.awardId &&
      (body['Day'] === day || (log !== undefined && body['LogId'] === log.logId)) &&
      state === 'waiting',
  );
  // While an edit waits on this device, another one would start from what the log no longer says.
  return { log, isUnsent, isKnown: data !== undefined, mayWrite: data?.meta.access === 'write' && !isUnsent };
}
