import { isStaff } from '@portal/contract/core/actor';
import { paths } from '../../../lib/paths.ts';
import { useActor } from '../../../lib/use-actor.ts';
import { OrderList, type OrderVariant, orderRules } from '../parts/order-list.tsx';

const shared = { title: '수주 목록', source: 'company', rules: orderRules(paths.orderList) } as const;

const STAFF: OrderVariant = { ...shared, linkOf: (row) => paths.projectView(row.id) };
const PARTNER: OrderVariant = { ...shared, linkOf: (row) => paths.orderView(row.id) };

/** /orders/list: orders of the company, for staff of all (ORDER-02 to ORDER-04). */
export function OrderListPage() {
  const actor = useActor();
  return actor && <OrderList actor={actor} variant={isStaff(actor) ? STAFF : PARTNER} />;
}
