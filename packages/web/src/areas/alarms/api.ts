import type { AlarmGroup } from '@portal/contract/areas/alarms/calls';
import { ConfirmStatus, DROPDOWN_SIZE, POPUP_SIZE } from '@portal/contract/areas/alarms/feed';
import type { AlarmKind } from '@portal/contract/areas/workspace/kinds';
import type { CallByPath } from '@portal/contract/calls';
import type { CallBody } from '@portal/contract/core/call';
import { joinValues } from '@portal/contract/core/formats';
import { infiniteQueryOptions, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AddressOf } from '#kit/list/list-search.ts';
import type { ListPage, ListQuery } from '#kit/list/use-list.ts';
import { call } from '#lib/call.ts';
import { showRefusal } from '#lib/failures.ts';
import { ageOfPage } from '#lib/page-opened.ts';
import { toast } from '#lib/toast.ts';
import { alarmSearch } from './search.ts';

type AlarmAddress = AddressOf<typeof alarmSearch>;

/** Unread alarms by category, as their call answers them. */
export type UnreadCounts = CallBody<CallByPath['Alarm/alarm-count']>;

/** All that a page holds of alarms, to ask for it anew. */
const alarmsKey = ['alarms'] as const;
const groupsKey = [...alarmsKey, 'groups'] as const;
const popupKey = [...alarmsKey, 'popup'] as const;
const countKey = [...alarmsKey, 'count'] as const;

/** One page of the own alarms, those of one post as one (D-28). */
const ownAlarms = (address: AlarmAddress): ListQuery<AlarmGroup> => ({
  queryKey: [...groupsKey, address.confirmStatus, address],
  queryFn: ({ signal }) => {
    const request = {
      Page: address.page,
      PageSize: address.size,
      SearchConfirmStatus: address.confirmStatus,
      SearchBoardStatus: address.status,
      SearchUserId: address.employeeId,
    };
    return call('Alarm/alarm-group-list', request, { signal });
  },
});

/** What /alarmsnotices/list asks. */
export const ownAlarmList = () => ({ search: alarmSearch, query: ownAlarms });

/** The posts with the newest unread alarms (D-29). */
export const useNewest = () => useQuery(ownAlarms({ ...alarmSearch.initial, size: DROPDOWN_SIZE }));

/** What the popup of the special layout is asked for (ALARM-26 to ALARM-33). */
export type PopupAsk = { confirmStatus: ConfirmStatus; kinds: readonly AlarmKind[]; key: string };

/** Own alarms for the popup, those of one post as one, page by page until one is not full (ALARM-34, ALARM-35). */
export const popupAlarms = ({ confirmStatus, kinds, key }: PopupAsk) =>
  infiniteQueryOptions({
    queryKey: [...popupKey, confirmStatus, kinds, key],
    initialPageParam: 1,
    // What was read under 전체 is back, as read, when the popup is opened again (D-31).
    gcTime: 0,
    queryFn: async ({ pageParam, signal }): Promise<AlarmGroup[]> => {
      const request = {
        Page: pageParam,
        PageSize: POPUP_SIZE,
        SearchConfirmStatus: confirmStatus,
        SearchKind: joinValues(kinds),
        SearchKey: key,
      };
      return (await call('Alarm/alarm-group-list', request, { signal })).data;
    },
    getNextPageParam: (page, pages) => (page.length < POPUP_SIZE ? undefined : pages.length + 1),
  });

/** The query of the unread counts; the live stream says when they are asked for anew. */
export const unreadCounts = {
  queryKey: countKey,
  staleTime: ageOfPage,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<UnreadCounts> => call('Alarm/alarm-count', {}, { signal }),
};

/** Unread alarms of each category, 'A' are all, and of each chip of the popup. */
export type Unread = Partial<Record<UnreadCounts['data'][number]['categoryType'], number>>;

const unreadOf = ({ data }: UnreadCounts): Unread =>
  Object.fromEntries(data.map(({ categoryType, unreadCount }) => [categoryType, unreadCount]));

/** What of the own alarms is unread; nothing is known before the first answer. */
export const useUnread = (): Unread => useQuery({ ...unreadCounts, select: unreadOf }).data ?? {};

const without = (page: ListPage<AlarmGroup>, read: AlarmGroup): ListPage<AlarmGroup> => {
  const data = page.data.filter(({ id, boardType }) => id !== read.id || boardType !== read.boardType);
  return { data, meta: { totalCount: page.meta.totalCount - (page.data.length - data.length) } };
};

const lowered = (page: UnreadCounts, { categoryType, unreadCount }: AlarmGroup): UnreadCounts => ({
  ...page,
  data: page.data.map((line) =>
    line.categoryType === 'A' || line.categoryType === categoryType
      ? { ...line, unreadCount: Math.max(0, line.unreadCount - unreadCount) }
      : line,
  ),
});

let reading = 0;
let lastReadAt = Number.NEGATIVE_INFINITY;
/** The server tells every window of a reader, this one too, within this time. */
const OWN_ECHO_MS = 3000;

/**
 * Something new was announced. The echo of a reading in this window refreshes totals and unread lists alone: under 전체
 * what was just read is back only with the next load (D-31).
 */
export function refreshAlarms(client: QueryClient): void {
  const isOwnEcho = reading > 0 || performance.now() - lastReadAt < OWN_ECHO_MS;
  const unread = ConfirmStatus.Unread;
  const keys = isOwnEcho ? [countKey, [...groupsKey, unread], [...popupKey, unread]] : [alarmsKey];
  for (const queryKey of keys) void client.invalidateQueries({ queryKey });
}

async function readPost(client: QueryClient, group: AlarmGroup): Promise<void> {
  if (group.unreadCount === 0) return;
  client.setQueriesData<ListPage<AlarmGroup>>({ queryKey: groupsKey }, (page) => page && without(page, group));
  client.setQueriesData<UnreadCounts>({ queryKey: countKey }, (page) => page && lowered(page, group));
  reading += 1;
  try {
    await call('Alarm/alarm-post-read-update', { Id: group.id, BoardType: group.boardType });
  } catch (error) {
    showRefusal('alarm.read.failed', error);
  } finally {
    reading -= 1;
    lastReadAt = performance.now();
    if (reading === 0) refreshAlarms(client);
  }
}

/**
 * Marks the alarms of a post read: they leave every list on screen at once and the totals go down, also under 전체,
 * where the next load shows them as read (D-31). The unread lists are filled up when the last of several is done.
 */
export function useReadPost(): (group: AlarmGroup) => void {
  const client = useQueryClient();
  return (group) => void readPost(client, group);
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
