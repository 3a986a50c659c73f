import type { AlarmRow } from '@portal/contract/areas/alarms/calls';
import {
  ALL_AUTHORS,
  type Category,
  ConfirmStatus,
  DROPDOWN_SIZE,
  MARK_READ_SIZE,
} from '@portal/contract/areas/alarms/feed';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { logFailure } from '../../lib/failures.ts';
import { alarmsKey } from './public/alarms-key.ts';

/** What a list of alarms is asked for (D-28). */
export type AlarmFilter = {
  page: number;
  size: number;
  confirmStatus: ConfirmStatus;
  category: Category;
  /** A user id, or ALL_AUTHORS. */
  author: string;
};

type AlarmPage = { data: AlarmRow[]; meta: { totalCount: number } };

const LIST = 'Alarm/all-alarm-list';
const UNREAD: AlarmFilter = {
  page: 1,
  size: DROPDOWN_SIZE,
  confirmStatus: ConfirmStatus.Unread,
  category: 'A',
  author: ALL_AUTHORS,
};
/** Reading may be repeated without harm, so its answers need not be kept by the server. */
const UNKEPT = { idempotencyKey: null };

/** One page of the own alarms; failures go to the console (ALARM-48). */
export function useAlarms(filter: AlarmFilter) {
  return useQuery<AlarmPage>({
    queryKey: [...alarmsKey, filter.confirmStatus, filter],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const request = {
        Page: filter.page,
        PageSize: filter.size,
        SearchConfirmStatus: filter.confirmStatus,
        SearchStatus: 'A',
        SearchBoardStatus: filter.category,
        SearchEmployeeStatus: 'A',
        SearchUserId: filter.author,
      };
      try {
        return await call(LIST, request, { signal, ...UNKEPT });
      } catch (error) {
        if (!signal.aborted) logFailure('alarms', error);
        throw error;
      }
    },
  });
}

/** The newest unread alarms, and in `meta.totalCount` how many there are (ALARM-02, D-29). */
export const useUnread = () => useAlarms(UNREAD);

const without = (page: AlarmPage, readId: number): AlarmPage =>
  page.data.some((alarm) => alarm.readId === readId)
    ? { data: page.data.filter((alarm) => alarm.readId !== readId), meta: { totalCount: page.meta.totalCount - 1 } }
    : page;

let reading = 0;

/**
 * Marks an alarm read: it leaves every list on screen at once and the totals go down, also under 전체, where the
 * next load shows it as read (ALARM-45, D-31). The unread lists are filled up when the last of several is done.
 */
export async function readAlarm(client: QueryClient, { readId, isRead }: AlarmRow): Promise<void> {
  if (isRead === 'Y') return;
  client.setQueriesData<AlarmPage>({ queryKey: alarmsKey }, (page) => page && without(page, readId));
  reading += 1;
  try {
    const request = { ReadId: readId, Page: 1, PageSize: MARK_READ_SIZE, SearchConfirmStatus: '' };
    await call(LIST, request, UNKEPT);
  } catch (error) {
    logFailure('alarm', error);
  } finally {
    reading -= 1;
    if (reading === 0) await client.invalidateQueries({ queryKey: [...alarmsKey, ConfirmStatus.Unread] });
  }
}

/** Marks all own alarms read (ALARM-29). */
export const readAllAlarms = () => call('Alarm/alarm-all-read-update');
