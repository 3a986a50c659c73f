import type { orderCalls } from '@portal/contract/areas/orders/calls';
import type { Handler } from '../../http/handlers.ts';
import { listOrders } from '../outsourced-projects/public/list-orders.ts';
import { viewOrder } from './view.ts';

type Calls = typeof orderCalls;

/** Orders of the caller's company, for staff of all (ORDER-02, D-86). */
export const listCompanyOrders: Handler<Calls['listCompanyOrders']> = async (ctx, input) => {
  const { orders, totalCount } = await listOrders(ctx, input, 'company');
  return { rows: orders.map(viewOrder), totalCount };
};

/** The caller's own orders: won by him, or for staff sold or led by him (ORDER-06, D-88). */
export const listMyOrders: Handler<Calls['listMyOrders']> = async (ctx, input) => {
  const { orders, totalCount } = await listOrders(ctx, input, 'user');
  return { rows: orders.map(viewOrder), totalCount };
};
