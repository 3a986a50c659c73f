import type { orderCalls } from '@portal/contract/areas/orders/calls';
import type { Routes } from '../../http/handlers.ts';
import { removeProject } from '../outsourced-projects/public/remove-project.ts';
import { listCompanyOrders, listMyOrders } from './list-orders.ts';

export const orderRoutes: Routes<typeof orderCalls> = {
  listCompanyOrders,
  listMyOrders,
  removeOrder: (ctx, input) => removeProject(ctx, input.Id),
};
