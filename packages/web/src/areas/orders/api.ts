import type { OrderRow } from '@portal/contract/areas/orders/calls';
import { type AddressOf, listRequest } from '../../kit/list/list-search.ts';
import type { ListQuery } from '../../kit/list/use-list.ts';
import { call } from '../../lib/call.ts';
import type { orderSearch } from './search.ts';

type OrderAddress = AddressOf<typeof orderSearch>;

const requestOf = (address: OrderAddress) => ({ ...listRequest(address), CompanyId: address.company_id });

/** Orders of the company, for staff of all. */
export const companyOrders = (address: OrderAddress): ListQuery<OrderRow> => ({
  queryKey: ['orders', 'company', address],
  queryFn: ({ signal }) => call('Order/all-partner-order-list', requestOf(address), { signal }),
});

/** The user's own orders. */
export const ownOrders = (address: OrderAddress): ListQuery<OrderRow> => ({
  queryKey: ['orders', 'own', address],
  queryFn: ({ signal }) => call('Order/all-my-order-list', requestOf(address), { signal }),
});

/** Deletes one order. */
export const removeOrder = ({ id }: { id: number }) => call('Order/order-delete', { Id: id });
