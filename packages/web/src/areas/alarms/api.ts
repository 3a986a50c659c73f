import type { AlarmGroup } from '@portal/contract/areas/alarms/calls';
import { DROPDOWN_SIZE, POPUP_SIZE } from '@portal/contract/areas/alarms/feed';
import { ConfirmStatus } from '@portal/contract/areas/alarms/lists';
import type { AlarmKind } from '@portal/contract/areas/workspace/kinds';
import type { CallByPath } from '@portal/contract/calls';
import type { CallBody, CallRequest } from '@portal/contract/core/call';
import { joinValues } from '@portal/contract/core/formats';
import { infiniteQueryOptions, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AddressOf } from '#kit/list/list-search.ts';
import type { ListAnswer, ListQuery } from '#kit/list/use-list.ts';
import { call } from '#lib/call.ts';
import { showRefusal } from '#lib/failures.ts';
import { listCall } from '#lib/list-call.ts';
import { pageAge } from '#lib/page-opened.ts';
import { toast } from '#lib/toast.ts';
import { alarmSearch } from './search.ts';

/** The address of the alarm list. */
export type AlarmAddress = AddressOf<typeof alarmSearch>;

/** The response with the unread alarms by category. */
export type UnreadCounts = CallBody<CallByPath['Alarm/alarm-count']>;

/** The query keys of the alarms. */
const alarmsKey = ['alarms'] as const;
const groupsKey = [...alarmsKey, 'groups'] as const;
const popupKey = [...alarmsKey, 'popup'] as const;
const countKey = [...alarmsKey, 'count'] as const;

/** One page of the own alarms, with one row for all alarms of a post (D-28). */
const ownAlarms = (address: AlarmAddress): ListQuery<AlarmGroup> => ({
  queryKey: [...groupsKey, address.confirmStatus, address],
  ...listCall('Alarm/alarm-group-list', {
    Page: address.page,
    PageSize: address.size,
    SearchConfirmStatus: address.confirmStatus,
    SearchBoardStatus: address.status,
    SearchUserId: address.employeeId,
  }),
});

/** Search and query of /alarmsnotices/list. */
export const ownAlarmList = () => ({ search: alarmSearch, query: ownAlarms });

/** The posts with the newest unread alarms (D-29). */
export const useNewestAlarms = () => useQuery(ownAlarms({ ...alarmSearch.initial, size: DROPDOWN_SIZE }));

/** The filters of the popup of the special layout (ALARM-26 to ALARM-33). */
export type PopupFilters = { confirmStatus: ConfirmStatus; kinds: readonly AlarmKind[]; key: string };

/** The own alarms for the popup, one row per post. A page that is not full is the last one (ALARM-34, ALARM-35). */
export const popupAlarms = ({ confirmStatus, kinds, key }: PopupFilters) =>
  infiniteQueryOptions({
    queryKey: [...popupKey, confirmStatus, kinds, key],
    initialPageParam: 1,
    // Alarms that were read under 전체 must be back, as read, when the popup is opened again (D-31).
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

/** The query of the unread counts. The live stream decides when it is fetched again. */
export const unreadCounts = {
  queryKey: countKey,
  staleTime: pageAge,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<UnreadCounts> => call('Alarm/alarm-count', {}, { signal }),
};

/** The number of unread alarms of each category and of each chip of the popup. 'A' counts all. */
export type Unread = Partial<Record<UnreadCounts['data'][number]['categoryType'], number>>;

const unreadOf = ({ data }: UnreadCounts): Unread =>
  Object.fromEntries(data.map(({ categoryType, unreadCount }) => [categoryType, unreadCount]));

/** The numbers of unread and of all alarms by category. */
export type AlarmCounts = { unread: Unread; total: Unread };

const countsOf = (counts: UnreadCounts): AlarmCounts => ({
  unread: unreadOf(counts),
  total: Object.fromEntries(counts.data.map(({ categoryType, totalCount }) => [categoryType, totalCount])),
});

/** The counts of the own alarms; empty before the first response. */
export const useAlarmCounts = (): AlarmCounts =>
  useQuery({ ...unreadCounts, select: countsOf }).data ?? { unread: {}, total: {} };

/** The unread counts of the own alarms; empty before the first response. */
export const useUnread = (): Unread => useQuery({ ...unreadCounts, select: unreadOf }).data ?? {};

const withoutGroup = (page: ListAnswer<AlarmGroup>, read: AlarmGroup): ListAnswer<AlarmGroup> => {
  const data = page.data.filter(({ id, boardType }) => id !== read.id || boardType !== read.boardType);
  return { data, meta: { totalCount: page.meta.totalCount - (page.data.length - data.length) } };
};

const withLowerCounts = (page: UnreadCounts, { categoryType, unreadCount }: AlarmGroup): UnreadCounts => ({
  ...page,
  data: page.data.map((line) =>
    line.categoryType === 'A' || line.categoryType === categoryType
      ? { ...line, unreadCount: Math.max(0, line.unreadCount - unreadCount) }
      : line,
  ),
});

let pendingReads = 0;
let lastReadAt = Number.NEGATIVE_INFINITY;
/** Within this time the server notifies every window of the user about a read alarm, this one too. */
const OWN_ECHO_MS = 3000;

/**
 * Refetches the alarms after an event. When this window caused the event, only counts and unread lists are refetched.
 * Under 전체 an alarm that was just read returns with the next load (D-31).
 */
export function refreshAlarms(client: QueryClient): Promise<unknown> {
  const isOwnEcho = pendingReads > 0 || performance.now() - lastReadAt < OWN_ECHO_MS;
  const unread = ConfirmStatus.Unread;
  const keys = isOwnEcho ? [countKey, [...groupsKey, unread], [...popupKey, unread]] : [alarmsKey];
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Filters of the list that shows a group: its other alarms are not marked read (ALARM-10). */
export type ShownFilters = Pick<
  CallRequest<CallByPath['Alarm/alarm-post-read-update']>,
  'SearchUserId' | 'SearchKind' | 'SearchKey'
>;

async function markPostRead(client: QueryClient, group: AlarmGroup, filters: ShownFilters): Promise<void> {
  if (group.unreadCount === 0) return;
  pendingReads += 1;
  try {
    // An answer under way was made before this, and would bring the alarm back.
    const isShown = ({ state }: { state: { data: unknown } }) => state.data !== undefined;
    await Promise.all([groupsKey, countKey].map((queryKey) => client.cancelQueries({ queryKey, predicate: isShown })));
    client.setQueriesData<ListAnswer<AlarmGroup>>({ queryKey: groupsKey }, (page) => page && withoutGroup(page, group));
    client.setQueriesData<UnreadCounts>({ queryKey: countKey }, (page) => page && withLowerCounts(page, group));
    await call('Alarm/alarm-post-read-update', {
      Id: group.id,
      BoardType: group.boardType,
      ReadId: group.lastReadId,
      ...filters,
    });
  } catch (error) {
    showRefusal('alarm.read.failed', error);
  } finally {
    pendingReads -= 1;
    lastReadAt = performance.now();
    if (pendingReads === 0) void refreshAlarms(client);
  }
}

/**
 * Marks the alarms of a post read that the list showed. They leave every list at once and the counts go down. Under 전체 the next load shows
 * them as read (D-31). The unread lists are refetched after the last pending request.
 */
export function useMarkPostRead(filters: ShownFilters = {}): (group: AlarmGroup) => void {
  const client = useQueryClient();
  return (group) => void markPostRead(client, group, filters);
}

/** Marks all own alarms read. */
export function useMarkAllRead(): () => Promise<void> {
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
