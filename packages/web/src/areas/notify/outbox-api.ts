import type { OutboxFigures, OutboxRow } from '@portal/contract/areas/notify/outbox-calls';
import { ALL } from '@portal/contract/core/list-request';
import type { AddressOf } from '#kit/list/list-search.ts';
import type { ListQuery } from '#kit/list/use-list.ts';
import { call } from '#lib/call.ts';
import { listCall } from '#lib/list-call.ts';
import { pageAge } from '#lib/page-opened.ts';
import { outboxSearch } from './search.ts';

/** The query key of everything in '발송 현황'. */
export const outboxKey = ['outbox'] as const;

const deliveries = (address: AddressOf<typeof outboxSearch>): ListQuery<OutboxRow> => ({
  queryKey: [...outboxKey, 'list', address],
  ...listCall('Notify/outbox-list', {
    Page: address.page,
    PageSize: address.size,
    FromDate: address.from,
    ToDate: address.to,
    SearchActiveStatus: address.status,
    SearchChannel: address.channel === ALL ? '' : address.channel,
    SearchKind: address.kind === ALL ? '' : address.kind,
    SearchKey: address.key,
  }),
});

/** The figures above the list. */
export const outboxFigures = {
  queryKey: [...outboxKey, 'figures'],
  staleTime: pageAge,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<OutboxFigures | null> =>
    (await call('Notify/outbox-figures', {}, { signal })).data[0] ?? null,
};

/** Search and queries of '발송 현황'. */
export const outboxList = { search: outboxSearch, query: deliveries, also: () => [outboxFigures] };

/** Sends a message to its person again. */
export const resendFromOutbox = ({ deliveryId }: OutboxRow, reason: string) =>
  call('Notify/outbox-resend', { DeliveryId: deliveryId, Reason: reason });

/** Sends a test to the user by every way that reaches them. */
export const sendTest = () => call('Notify/outbox-test', {});

/** Cancels a message that waits. */
export const cancelDelivery = ({ deliveryId }: OutboxRow) => call('Notify/outbox-cancel', { DeliveryId: deliveryId });
