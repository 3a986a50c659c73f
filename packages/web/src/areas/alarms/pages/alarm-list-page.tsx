import { isStaff } from '@portal/contract/core/actor';
import { messageText } from '@portal/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { logFailure } from '../../../lib/failures.ts';
import { paths } from '../../../lib/paths.ts';
import { toast } from '../../../lib/toast.ts';
import { useActor } from '../../../lib/use-actor.ts';
import { useLastPage } from '../../../lib/use-last-page.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListTools } from '../../../ui/list-tools.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { type AlarmFilter, readAlarm, readAllAlarms, useAlarms } from '../api.ts';
import { readAlarmAddress, writeAlarmAddress } from '../parts/alarm-address.ts';
import { AlarmFilters } from '../parts/alarm-filters.tsx';
import { AlarmItem } from '../parts/alarm-item.tsx';
import { useOpenAlarm } from '../parts/use-open-alarm.ts';
import { alarmsKey } from '../public/alarms-key.ts';
import './alarm-list-page.css';

/** The filter in the address and how to change it; everything but a page number returns to page 1. */
function useAlarmAddress() {
  const query: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const filter = useMemo(() => readAlarmAddress(query), [query]);
  const change = useCallback(
    (part: Partial<AlarmFilter>, replace = false) =>
      navigate({ to: paths.alarmList, replace, search: writeAlarmAddress({ ...filter, page: 1, ...part }) }),
    [navigate, filter],
  );
  return { filter, change };
}

/** /alarmsnotices/list, '알림목록' (ALARM-40 to ALARM-46); always empty for contractors (D-157). */
export function AlarmListPage() {
  const actor = useActor();
  const client = useQueryClient();
  const open = useOpenAlarm();
  const { filter, change } = useAlarmAddress();
  const list = useAlarms(filter);
  const total = list.data?.meta.totalCount;
  const last = useLastPage({ address: filter, change, total, stale: list.isPlaceholderData });

  const handleAll = async () => {
    try {
      await readAllAlarms();
      toast.success('alarm.allRead.done');
    } catch (error) {
      logFailure('alarms', error);
    }
    await client.invalidateQueries({ queryKey: alarmsKey });
  };
  return (
    <>
      <PageTitle title="알림목록">
        {actor && isStaff(actor) && (
          <BusyButton variant="default" onClick={handleAll}>
            모두읽음
          </BusyButton>
        )}
      </PageTitle>
      <AlarmFilters filter={filter} onChange={change} />
      <ListTools total={total} size={filter.size} onSize={(size) => change({ size })} />
      {list.isError && <LoadError onRetry={() => list.refetch()} />}
      {list.isPending && <Loading />}
      {list.data && (
        <>
          <div className="alarm-sheet" aria-busy={list.isPlaceholderData}>
            {list.data.data.length === 0 && <EmptyState text={messageText('alarm.empty')} />}
            <ul className="alarm-list">
              {list.data.data.map((alarm) => (
                <AlarmItem
                  key={alarm.readId}
                  alarm={alarm}
                  detailed
                  onOpen={open}
                  onRead={() => void readAlarm(client, alarm)}
                />
              ))}
            </ul>
          </div>
          <Pagination page={filter.page} last={last} onChange={(page) => change({ page })} />
        </>
      )}
    </>
  );
}
