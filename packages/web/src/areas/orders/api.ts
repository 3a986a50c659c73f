import type { OrderRow } from '@portal/contract/areas/orders/calls';
import { type Actor, isStaff } from '@portal/contract/core/actor';
import { countRequest, listRequest } from '@portal/contract/core/list-request';
import { ViewList } from '@portal/contract/core/saved-views';
import { lookupQuery } from '#areas/lookups/public/lookup-query.ts';
import { withCustomers } from '#areas/outsourced-projects/public/customers-api.ts';
import { conditionFields } from '#areas/project/public/condition-params.ts';
import { figureFields } from '#areas/project/public/figure-params.ts';
import type { AddressOf } from '#kit/list/list-search.ts';
import type { CountQuery } from '#kit/list/use-counts.ts';
import type { ListQuery } from '#kit/list/use-list.ts';
import { viewsQuery } from '#kit/views/api.ts';
import { call } from '#lib/call.ts';
import { listCall } from '#lib/list-call.ts';
import { orderSearch, ownOrderSearch } from './search.ts';

type OrderAddress = AddressOf<typeof orderSearch>;

const filterFields = (address: OrderAddress) => ({
  CompanyId: address.company_id,
  SearchTodo: address.todo,
  SearchScope: address.scope,
  ...figureFields(address),
  ...conditionFields(address),
});

const requestOf = (address: OrderAddress) => ({
  ...listRequest(address),
  ...filterFields(address),
  SearchStatuses: address.states,
});
const countOf = (address: OrderAddress) => ({ ...countRequest(address), ...filterFields(address) });

/** Contractors choose no columns, whatever their address says. */
const shownColumns = (actor: Actor, { columns }: OrderAddress): string => (isStaff(actor) ? columns : '');

/** The query keys of both lists. */
export const ORDER_KEYS = { company: ['orders', 'company'], own: ['orders', 'own'] } as const;

const companyOrders =
  (actor: Actor) =>
  (address: OrderAddress): ListQuery<OrderRow> =>
    withCustomers(shownColumns(actor, address), {
      queryKey: [...ORDER_KEYS.company, requestOf(address)],
      ...listCall('Order/all-partner-order-list', requestOf(address)),
    });

const ownOrders =
  (actor: Actor) =>
  (address: OrderAddress): ListQuery<OrderRow> =>
    withCustomers(shownColumns(actor, address), {
      queryKey: [...ORDER_KEYS.own, requestOf(address)],
      ...listCall('Order/all-my-order-list', requestOf(address)),
    });

const companyOrderCounts = (address: OrderAddress): CountQuery => ({
  queryKey: ['orders', 'company counts', countOf(address)],
  queryFn: ({ signal }) => call('Order/partner-order-status-count', countOf(address), { signal }),
});

const ownOrderCounts = (address: OrderAddress): CountQuery => ({
  queryKey: ['orders', 'own counts', countOf(address)],
  queryFn: ({ signal }) => call('Order/my-order-status-count', countOf(address), { signal }),
});

/**
 * Search and queries of /orders/list: the orders of the company. Staff see those of all companies and filter by
 * company.
 */
export const companyOrderList = (actor: Actor) => ({
  search: orderSearch,
  query: companyOrders(actor),
  counts: companyOrderCounts,
  also: () => (isStaff(actor) ? [lookupQuery('companies'), viewsQuery(ViewList.Orders)] : []),
  viewList: isStaff(actor) ? ViewList.Orders : undefined,
});

/** Search and queries of /orders/self: the user's own orders. */
export const ownOrderList = (actor: Actor) => ({
  search: ownOrderSearch,
  query: ownOrders(actor),
  counts: ownOrderCounts,
  also: () => (isStaff(actor) ? [viewsQuery(ViewList.OwnOrders)] : []),
  viewList: isStaff(actor) ? ViewList.OwnOrders : undefined,
});

/** Deletes an order. */
export const removeOrder = ({ id, version }: OrderRow, idempotencyKey: string, DeleteReason: string) =>
  call('Order/order-delete', { Id: id, Version: version, DeleteReason }, { idempotencyKey });
