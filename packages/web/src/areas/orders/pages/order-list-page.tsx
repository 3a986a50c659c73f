import type { OrderRow } from '@portal/contract/areas/orders/calls';
import { ORDER_LIST } from '@portal/contract/areas/outsourced-projects/lists';
import { projectMachine } from '@portal/contract/areas/outsourced-projects/machine';
import { ORDER_STATUSES, statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import { isStaff } from '@portal/contract/core/actor';
import { totalOf } from '@portal/contract/core/money';
import { useCompanyFilter } from '#areas/lookups/public/use-lookups.ts';
import { TODO_FILTER } from '#areas/outsourced-projects/public/todo-filter.ts';
import { useFigureFilters } from '#areas/project/public/figure-filters.ts';
import { projectRow, removal } from '#areas/project/public/removal.ts';
import { useConditions, withStates } from '#areas/project/public/use-conditions.ts';
import { statusChips } from '#kit/list/list-filter.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { paths } from '#lib/paths.ts';
import { useActor } from '#lib/use-actor.ts';
import { companyOrderList, ownOrderList, removeOrder } from '../api.ts';
import { orderCard } from '../parts/order-card.tsx';
import { orderColumns } from '../parts/order-columns.tsx';
import { OrderSwitch } from '../parts/order-switch.tsx';

type Viewer = Parameters<typeof orderColumns>[0];
const listView = (viewer: Viewer) => ({ columns: orderColumns(viewer), card: orderCard(viewer) });

const FOR_STAFF = listView({ link: (row) => paths.projectView(row.id) });
const FOR_PARTNERS = listView({ partner: true, link: (row) => paths.orderView(row.id) });
const OWN = listView({ partner: true, link: (row) => paths.projectCompanyView(row.id) });

const REMOVAL = [
  removal({
    act: removeOrder,
    machine: projectMachine,
    stateOf: (row: OrderRow) => row.status,
    amountOf: totalOf,
  }),
];

const TYPES = { kind: 'search', types: ORDER_LIST.types } as const;

/** The common parts of both lists. Only staff can delete (ORDER-01 to ORDER-14, D-87, D-90). */
function useOrderList() {
  const actor = useActor();
  const staff = isStaff(actor);
  const statuses = withStates(statusChips(ORDER_STATUSES, { labelOf: statusLabel, folds: [0, 2] }));
  const conditions = useConditions({ states: statuses, isOutsourced: true, shown: staff });
  return {
    actor,
    staff,
    statuses,
    conditions,
    shared: { ...projectRow, emptyHint: 'outsourced.orders.hint', batch: staff ? REMOVAL : [] },
  } as const;
}

/** /orders/list: the orders of the company; staff see all companies (ORDER-02 to ORDER-04). */
export function OrderListPage() {
  const { actor, staff, statuses, conditions, shared } = useOrderList();
  const companies = useCompanyFilter(staff);
  const figures = useFigureFilters();
  return (
    <ListScreen
      {...shared}
      {...(staff ? FOR_STAFF : FOR_PARTNERS)}
      title="수주목록"
      {...companyOrderList(actor)}
      intro={() => !staff && <OrderSwitch path={paths.orderList} />}
      filters={[statuses, TODO_FILTER, ...figures, companies, TYPES, ...conditions]}
    />
  );
}

/** /orders/self: the user's own orders (ORDER-06 to ORDER-08, D-88, D-89). */
export function OwnOrderListPage() {
  const { actor, staff, statuses, conditions, shared } = useOrderList();
  return (
    <ListScreen
      {...shared}
      {...(staff ? FOR_STAFF : OWN)}
      title="나의 수주목록"
      {...ownOrderList(actor)}
      intro={() => !staff && <OrderSwitch path={paths.orderSelf} />}
      filters={[statuses, TYPES, ...conditions]}
    />
  );
}
