import type { OutboxFigures, OutboxRow } from '@portal/contract/areas/notify/outbox-calls';
import { ALL } from '@portal/contract/core/list-request';
import type { AddressOf } from '#kit/list/list-search.ts';
import type { CountQuery } from '#kit/list/use-counts.ts';
import type { ListQuery } from '#kit/list/use-list.ts';
import { call } from '#lib/call.ts';
import { listCall } from '#lib/list-call.ts';
import { makeKey } from '#lib/make-key.ts';
import { pageAge } from '#lib/page-opened.ts';
import { outboxSearch } from '../../search.ts';

/** The query key of everything in '발송 현황'. */
export const outboxKey = ['outbox'] as const;

type Address = AddressOf<typeof outboxSearch>;

const filterOf = ({ from, to, channel, kind, key }: Address) => ({
  FromDate: from,
  ToDate: to,
  SearchChannel: channel === ALL ? '' : channel,
  SearchKind: kind === ALL ? '' : kind,
  SearchKey: key,
});

const deliveries = (address: Address): ListQuery<OutboxRow> => ({
  queryKey: [...outboxKey, 'list', address],
  ...listCall('Notify/outbox-list', {
    ...filterOf(address),
    Page: address.page,
    PageSize: address.size,
    SearchActiveStatus: address.status,
  }),
});

/** The numbers per state under the other filters. They stay while pages and states change. */
const stateCounts = (address: Address): CountQuery => ({
  queryKey: [...outboxKey, 'counts', filterOf(address)],
  queryFn: async ({ signal }) => {
    const { meta } = await call('Notify/outbox-list', { ...filterOf(address), PageSize: 1 }, { signal });
    return { data: meta.stateCounts.map(({ state, count }) => ({ status: state, count })) };
  },
});

/** The figures above the list. */
export const outboxFigures = {
  queryKey: [...outboxKey, 'figures'],
  staleTime: pageAge,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<OutboxFigures | null> =>
    (await call('Notify/outbox-figures', {}, { signal })).data[0] ?? null,
};

/** Search and queries of '발송 현황'. */
export const outboxList = { search: outboxSearch, query: deliveries, counts: stateCounts, also: () => [outboxFigures] };

/** Sends a message to its person again. */
export const resendFromOutbox = ({ deliveryId }: OutboxRow, reason: string, idempotencyKey = makeKey()) =>
  call('Notify/outbox-resend', { DeliveryId: deliveryId, Reason: reason }, { idempotencyKey });

/** Sends a test to the user by every way that reaches them. */
export const sendTest = () => call('Notify/outbox-test', {});

/** Cancels a message that waits. */
export const cancelDelivery = ({ deliveryId }: OutboxRow, idempotencyKey = makeKey()) =>
  call('Notify/outbox-cancel', { DeliveryId: deliveryId }, { idempotencyKey });
