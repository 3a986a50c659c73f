import { ORDER_LIST } from '@portal/contract/areas/outsourced-projects/lists';
import {
  PARTNER_ORDER_STATUSES,
  STAFF_ORDER_STATUSES,
  statusLabel,
} from '@portal/contract/areas/outsourced-projects/status';
import { isStaff } from '@portal/contract/core/actor';
import { statusChips } from '../../../kit/list/list-filters.tsx';
import { ListScreen } from '../../../kit/list/list-screen.tsx';
import { paths } from '../../../lib/paths.ts';
import { useActor } from '../../../lib/use-actor.ts';
import { useCompanyFilter } from '../../lookups/public/use-lookups.ts';
import { projectRow, removal } from '../../project/public/removal.ts';
import { companyOrders, ownOrders, removeOrder } from '../api.ts';
import { orderColumns } from '../parts/order-columns.tsx';
import { orderSearch, ownOrderSearch } from '../search.ts';

const STAFF_COLUMNS = orderColumns((row) => paths.projectView(row.id));
const PARTNER_COLUMNS = orderColumns((row) => paths.orderView(row.id));
const OWN_COLUMNS = orderColumns((row) => paths.projectCompanyView(row.id));

const REMOVAL = [removal(removeOrder)];

/** What both lists share; a click on a row marks it for staff, there are no boxes (ORDER-01 to ORDER-14, D-87, D-90). */
function useOrderList() {
  const staff = isStaff(useActor());
  const statuses = statusChips(staff ? STAFF_ORDER_STATUSES : PARTNER_ORDER_STATUSES, statusLabel);
  const types = { kind: 'search', types: ORDER_LIST.types } as const;
  return { staff, statuses, types, shared: { ...projectRow, marking: 'rows', batch: staff ? REMOVAL : [] } } as const;
}

/** /orders/list: orders of the company, for staff of all (ORDER-02 to ORDER-04). */
export function OrderListPage() {
  const { staff, statuses, types, shared } = useOrderList();
  const companies = useCompanyFilter(staff);
  return (
    <ListScreen
      {...shared}
      title="수주 목록"
      search={orderSearch}
      query={companyOrders}
      filters={[statuses, companies, types]}
      columns={staff ? STAFF_COLUMNS : PARTNER_COLUMNS}
    />
  );
}

/** /orders/self: the user's own orders (ORDER-06 to ORDER-08, D-88, D-89). */
export function OwnOrderListPage() {
  const { staff, statuses, types, shared } = useOrderList();
  return (
    <ListScreen
      {...shared}
      title="나의 수주 목록"
      search={ownOrderSearch}
      query={ownOrders}
      filters={[statuses, types]}
      columns={staff ? STAFF_COLUMNS : OWN_COLUMNS}
    />
  );
}
