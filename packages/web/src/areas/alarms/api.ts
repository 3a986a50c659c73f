import type { AlarmRow } from '@portal/contract/areas/alarms/calls';
import { ConfirmStatus, DROPDOWN_SIZE, MARK_READ_SIZE } from '@portal/contract/areas/alarms/feed';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AddressOf } from '../../kit/list/list-search.ts';
import type { ListPage, ListQuery } from '../../kit/list/use-list.ts';
import { call } from '../../lib/call.ts';
import { showRefusal } from '../../lib/failures.ts';
import { toast } from '../../lib/toast.ts';
import { alarmSearch } from './search.ts';

type AlarmAddress = AddressOf<typeof alarmSearch>;

/** All lists of alarms that a page holds, to ask for them anew. */
export const alarmsKey = ['alarms'] as const;

const LIST = 'Alarm/all-alarm-list';
/** Reading may be repeated without harm, so its answers need not be kept by the server. */
const UNKEPT = { idempotencyKey: null };

/** One page of the own alarms (D-28). */
export const ownAlarms = (address: AlarmAddress): ListQuery<AlarmRow> => ({
  queryKey: [...alarmsKey, address.confirmStatus, address],
  queryFn: ({ signal }) => {
    const request = {
      Page: address.page,
      PageSize: address.size,
      SearchConfirmStatus: address.confirmStatus,
      SearchStatus: 'A',
      SearchBoardStatus: address.status,
      SearchEmployeeStatus: 'A',
      SearchUserId: address.employeeId,
    };
    return call(LIST, request, { signal, ...UNKEPT });
  },
});

const UNREAD = ownAlarms({ ...alarmSearch.initial, size: DROPDOWN_SIZE });

/** The newest unread alarms, and in `meta.totalCount` how many there are (D-29). */
export const useUnread = () => useQuery(UNREAD);

const without = (page: ListPage<AlarmRow>, readId: number): ListPage<AlarmRow> =>
  page.data.some((alarm) => alarm.readId === readId)
    ? { data: page.data.filter((alarm) => alarm.readId !== readId), meta: { totalCount: page.meta.totalCount - 1 } }
    : page;

let reading = 0;

async function readOne(client: QueryClient, { readId, isRead }: AlarmRow): Promise<void> {
  if (isRead === 'Y') return;
  client.setQueriesData<ListPage<AlarmRow>>({ queryKey: alarmsKey }, (page) => page && without(page, readId));
  reading += 1;
  try {
    const request = { ReadId: readId, Page: 1, PageSize: MARK_READ_SIZE, SearchConfirmStatus: '' };
    await call(LIST, request, UNKEPT);
  } catch (error) {
    showRefusal('alarm.read.failed', error);
  } finally {
    reading -= 1;
    if (reading === 0) await client.invalidateQueries({ queryKey: [...alarmsKey, ConfirmStatus.Unread] });
  }
}

/**
 * Marks an alarm read: it leaves every list on screen at once and the totals go down, also under 전체, where the
 * next load shows it as read (D-31). The unread lists are filled up when the last of several is done.
 */
export function useReadAlarm(): (alarm: AlarmRow) => void {
  const client = useQueryClient();
  return (alarm) => void readOne(client, alarm);
}

/** Marks all own alarms read. */
export function useReadAll(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    try {
      await call('Alarm/alarm-all-read-update');
      toast.success('alarm.allRead.done');
    } catch (error) {
      showRefusal('alarm.read.failed', error);
    }
    await client.invalidateQueries({ queryKey: alarmsKey });
  };
}
