import { isStaff } from '@portal/contract/core/actor';
import { paths } from '../../../lib/paths.ts';
import { useActor } from '../../../lib/use-actor.ts';
import { OrderList, type OrderVariant, orderRules } from '../parts/order-list.tsx';

const shared = { title: '나의 수주 목록', source: 'own', rules: orderRules(paths.orderSelf) } as const;

const STAFF: OrderVariant = { ...shared, linkOf: (row) => paths.projectView(row.id) };
const PARTNER: OrderVariant = { ...shared, linkOf: (row) => paths.projectCompanyView(row.id) };

/** /orders/self: the user's own orders (ORDER-06 to ORDER-08, D-88, D-89). */
export function OwnOrderListPage() {
  const actor = useActor();
  return actor && <OrderList actor={actor} variant={isStaff(actor) ? STAFF : PARTNER} />;
}
