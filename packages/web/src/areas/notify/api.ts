import type { InboxRow } from '@portal/contract/areas/notify/calls';
import type { NotifySetting } from '@portal/contract/areas/notify/choice-calls';
import type { ReachedChoice } from '@portal/contract/areas/notify/choices';
import type { DeliveryRow } from '@portal/contract/areas/notify/delivery-calls';
import { DELIVERIES_SIZE, type NotifyKind } from '@portal/contract/areas/notify/kinds';
import type { CallByPath } from '@portal/contract/calls';
import type { CallBody } from '@portal/contract/core/call';
import type { MessageKey } from '@portal/contract/messages';
import { infiniteQueryOptions, type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AddressOf } from '#kit/list/list-search.ts';
import type { ListQuery } from '#kit/list/use-list.ts';
import { call } from '#lib/call.ts';
import { showRefusal } from '#lib/failures.ts';
import { pageAge } from '#lib/page-opened.ts';
import { toast } from '#lib/toast.ts';
import { deliveriesKey } from './public/deliveries-key.ts';
import { inboxSearch } from './search.ts';

/** The query key of everything in the inbox. */
const inboxKey = ['inbox'] as const;

const ownMessages = (address: AddressOf<typeof inboxSearch>): ListQuery<InboxRow> => ({
  queryKey: [...inboxKey, 'list', address],
  queryFn: ({ signal }) => {
    const filter = { Page: address.page, PageSize: address.size, SearchConfirmStatus: address.confirmStatus };
    return call('Notify/notify-list', filter, { signal });
  },
});

/** Search and query of the contractors' 알림목록. */
export const ownInbox = () => ({ search: inboxSearch, query: ownMessages });

/** The query of the numbers of messages. The live stream decides when it is fetched again. */
export const messageCounts = {
  queryKey: [...inboxKey, 'count'],
  staleTime: pageAge,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<CallBody<CallByPath['Notify/notify-count']>> =>
    call('Notify/notify-count', {}, { signal }),
};

/** The number of unread messages; 0 before the first response. */
export const useUnreadMessages = (enabled = true): number =>
  useQuery({ ...messageCounts, enabled, select: ({ data }) => data[0]?.unreadCount ?? 0 }).data ?? 0;

/** Refetches the inbox and its counts. */
export const refreshInbox = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: inboxKey });

/** Marks a message as read. */
export function useMarkRead(): (message: InboxRow) => Promise<void> {
  const client = useQueryClient();
  return async ({ readId, isRead }) => {
    if (isRead === 'Y') return;
    try {
      await call('Notify/notify-read-update', { ReadId: String(readId) });
    } catch (error) {
      showRefusal('alarm.read.failed', error);
    }
    await refreshInbox(client);
  };
}

/** Marks all messages as read. */
export function useMarkAllRead(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    try {
      await call('Notify/notify-all-read-update');
      toast.success('notify.allRead.done');
    } catch (error) {
      showRefusal('alarm.read.failed', error);
    }
    await refreshInbox(client);
  };
}

/** What contractors were told of a project, page by page. */
export const deliveryPages = (projectId: number, SearchFailedYN: 'Y' | 'N') =>
  infiniteQueryOptions({
    queryKey: [...deliveriesKey(projectId), SearchFailedYN],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call('Notify/project-delivery-list', { Id: projectId, SearchFailedYN, Page: pageParam }, { signal }),
    getNextPageParam: ({ meta }: CallBody<CallByPath['Notify/project-delivery-list']>, pages) =>
      pages.length * DELIVERIES_SIZE < meta.totalCount ? pages.length + 1 : undefined,
  });

/** Sends a message to its person again. */
export const resend = (projectId: number, { deliveryId }: DeliveryRow, reason: string) =>
  call('Notify/project-delivery-resend', { Id: projectId, DeliveryId: deliveryId, Reason: reason });

/** The query of how the own account is reached. */
export const ownSetting = queryOptions({
  queryKey: ['notify-setting'],
  queryFn: async ({ signal }): Promise<NotifySetting> => {
    const [setting] = (await call('Notify/notify-setting', {}, { signal })).data;
    if (setting === undefined) throw new Error('no setting');
    return setting;
  },
});

/** A way that is offered: where it leads, and whether it reaches its person. */
export type UserChannel = NotifySetting['ways'][number];

/** The choices of a kind, by the ways that are offered. */
export type KindChoices = NotifySetting['kinds'][number];

/** The quiet hours and the day of the digest. */
export type QuietSetting = Pick<NotifySetting, 'quietYn' | 'quietFrom' | 'quietUntil' | 'urgentYn' | 'mondaysYn'>;

/** Saves parts of the own setting. Each save is shown at once, and taken back when it is refused. */
export function useSaveSetting() {
  const client = useQueryClient();
  const { queryKey } = ownSetting;
  const save = async (
    change: (shown: NotifySetting) => NotifySetting,
    send: () => Promise<unknown>,
    done: MessageKey,
  ) => {
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (shown) => shown && change(shown));
    try {
      await send();
      toast.success(done);
      return true;
    } catch (error) {
      showRefusal('notify.choice.failed', error);
      return false;
    } finally {
      await client.invalidateQueries({ queryKey });
    }
  };
  return {
    /** Saves the choices of a kind. */
    choose: (kind: NotifyKind, choices: readonly ReachedChoice[]) =>
      save(
        (shown) => ({
          ...shown,
          kinds: shown.kinds.map((row) => (row.kind === kind ? { ...row, choices: [...choices] } : row)),
        }),
        () => {
          const Choices = choices.map(({ channel, choice }) => ({ Channel: channel, Choice: choice }));
          return call('Notify/notify-choice-update', { Kind: kind, Choices });
        },
        'notify.choice.done',
      ),
    /** Saves quiet hours and digest. */
    editQuiet: (quiet: QuietSetting) =>
      save(
        (shown) => ({ ...shown, ...quiet }),
        () =>
          call('Notify/notify-quiet-update', {
            QuietYN: quiet.quietYn,
            QuietFrom: quiet.quietFrom,
            QuietUntil: quiet.quietUntil,
            UrgentYN: quiet.urgentYn,
            MondaysYN: quiet.mondaysYn,
          }),
        'notify.choice.done',
      ),
    /** Asks for new offers as 알림톡. */
    askTalk: () =>
      save(
        (shown) => shown,
        () => call('Notify/notify-talk-offer-add'),
        'notify.talkOffer.done',
      ),
  };
}

/** Sends a code to a mail address. */
export const sendMailCode = (mail: string) => call('Notify/notify-mail-code-send', { Mail: mail });

/** Proves the mail address with the code that arrived there. */
export const checkMailCode = (code: string) => call('Notify/notify-mail-code-check', { Code: code });

/** Removes the own mail address. */
export const removeMail = () => call('Notify/notify-mail-delete');

/** The saves of the own setting. */
export type SettingSaves = ReturnType<typeof useSaveSetting>;
