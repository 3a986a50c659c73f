import type { OrderRow } from '@portal/contract/areas/orders/calls';
import { countRequest, listRequest } from '@portal/contract/core/list-request';
import type { AddressOf } from '../../kit/list/list-search.ts';
import type { CountQuery } from '../../kit/list/use-counts.ts';
import type { ListQuery } from '../../kit/list/use-list.ts';
import { asked } from '../../lib/asked.ts';
import { call } from '../../lib/call.ts';
import type { orderSearch } from './search.ts';

type OrderAddress = AddressOf<typeof orderSearch>;

const ownerOf = ({ company_id, todo, scope }: OrderAddress) => ({
  CompanyId: company_id,
  SearchTodo: todo,
  SearchScope: scope,
});

const requestOf = (address: OrderAddress) => ({ ...listRequest(address), ...ownerOf(address) });
const countOf = (address: OrderAddress) => ({ ...countRequest(address), ...ownerOf(address) });

/** Orders of the company, for staff of all. */
export const companyOrders = (address: OrderAddress): ListQuery<OrderRow> => ({
  queryKey: ['orders', 'company', address],
  ...asked('Order/all-partner-order-list', requestOf(address)),
});

/** The user's own orders. */
export const ownOrders = (address: OrderAddress): ListQuery<OrderRow> => ({
  queryKey: ['orders', 'own', address],
  ...asked('Order/all-my-order-list', requestOf(address)),
});

/** How many orders of each state the company has, for staff all. */
export const companyOrderCounts = (address: OrderAddress): CountQuery => ({
  queryKey: ['orders', 'company counts', countOf(address)],
  ...asked('Order/partner-order-status-count', countOf(address)),
});

/** The same of the user's own orders. */
export const ownOrderCounts = (address: OrderAddress): CountQuery => ({
  queryKey: ['orders', 'own counts', countOf(address)],
  ...asked('Order/my-order-status-count', countOf(address)),
});

/** Deletes one order. */
export const removeOrder = ({ id }: { id: number }) => call('Order/order-delete', { Id: id });
