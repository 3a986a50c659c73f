import type { OrderRow } from '@portal/contract/areas/orders/calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { logFailure } from '../../lib/failures.ts';
import type { ListAddress } from '../../lib/list-address.ts';

const LIST_CALLS = { company: 'Order/all-partner-order-list', own: 'Order/all-my-order-list' } as const;

/** The company's orders or the user's own (ORDER-01). */
export type OrderSource = keyof typeof LIST_CALLS;

/** One page of orders; the rows before stay until the next ones are there. */
export const useOrders = (source: OrderSource, address: ListAddress, enabled: boolean) =>
  useQuery<{ data: OrderRow[]; meta: { totalCount: number } }>({
    queryKey: ['orders', 'list', source, address],
    enabled,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const request = {
        Page: address.page,
        PageSize: address.size,
        SearchActiveStatus: address.status,
        SearchType: address.type,
        SearchKey: address.key,
        CompanyId: address.companyId,
      };
      try {
        return await call(LIST_CALLS[source], request, { signal });
      } catch (error) {
        if (!signal.aborted) logFailure('order list', error);
        throw error;
      }
    },
  });

/** Deletes one order (ORDER-14). */
export const removeOrder = ({ id }: { id: number }) => call('Order/order-delete', { Id: id });
