import type { orderCalls } from '@portal/contract/areas/orders/calls';
import type { CallInput, CallResult } from '@portal/contract/core/call';
import {
  countOrders,
  listOrders,
  type OrderOwner,
  removeProject,
  unreadChanges,
} from '#areas/outsourced-projects/public/orders.ts';
import type { CallCtx } from '#context.ts';
import type { Routes } from '#http/handler-types.ts';
import { viewOrder } from './view.ts';

type Calls = typeof orderCalls;

/** Answers one of the two lists of orders: those of the company, or the user's own (D-86, D-88). */
async function listOwned(
  ctx: CallCtx,
  input: CallInput<Calls['listMyOrders'] | Calls['listCompanyOrders']>,
  owner: OrderOwner,
): Promise<CallResult<Calls['listMyOrders']>> {
  const { listed, totalCount } = await listOrders(ctx, input, owner);
  const changeCount = await unreadChanges(ctx, listed);
  return { rows: listed.map((row) => viewOrder(ctx.actor, row, changeCount(row))), totalCount };
}

/** The handlers of the calls of orders. */
export const orderRoutes: Routes<Calls> = {
  listCompanyOrders: (ctx, input) => listOwned(ctx, input, 'company'),
  listMyOrders: (ctx, input) => listOwned(ctx, input, 'user'),
  countCompanyOrders: (ctx, input) => countOrders(ctx, input, 'company'),
  countMyOrders: (ctx, input) => countOrders(ctx, input, 'user'),
  removeOrder: removeProject,
};
