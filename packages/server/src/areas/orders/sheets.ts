import { type OrderRow, orderCalls } from '@portal/contract/areas/orders/calls';
import { statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import { type Actor, isStaff } from '@portal/contract/core/actor';
import { splitValues } from '@portal/contract/core/formats';
import { totalOf } from '@portal/contract/core/money';
import { CUSTOMER_COLUMNS, withCustomers } from '#areas/outsourced-projects/public/customers.ts';
import { listExport, type SheetColumn } from '#lists/list-export.ts';
import { orderRoutes } from './routes.ts';

const COLUMNS: readonly SheetColumn<OrderRow>[] = [
  { key: 'no', label: '번호', kind: 'number', of: (row) => row.no },
  { key: 'status', label: '상태', of: (row) => statusLabel(row.status) },
  { key: 'name', label: '프로젝트명', of: (row) => row.projectName },
  { key: 'company', label: '업체', of: (row) => row.choiceCompanyName },
  { key: 'area', label: '지역', of: (row) => row.areaName },
  { key: 'trade', label: '공종', of: (row) => row.tradeName },
  { key: 'chosen', label: '수주일시', kind: 'time', of: (row) => row.choiceDtm },
  { key: 'start', label: '시작일', kind: 'day', of: (row) => row.choiceSelDate },
  { key: 'bill', label: '계산서 발행일', kind: 'day', of: (row) => row.billDate },
  { key: 'price', label: '금액 (VAT 별도)', kind: 'money', of: (row) => row.price },
  { key: 'add', label: '추가금액', kind: 'money', of: (row) => row.addPrice },
  { key: 'sum', label: '합계', kind: 'money', of: totalOf },
  { key: 'sales', label: '담당자(영업)', of: (row) => row.mizeSalesUserName },
  { key: 'pm', label: '담당자(PM)', of: (row) => splitValues(row.mizePMUserName).join(', ') },
];

const columns = (actor: Actor) => (isStaff(actor) ? [...COLUMNS, ...CUSTOMER_COLUMNS] : COLUMNS);

/** The workbooks of the orders of a company and of the user's own. */
export const orderSheets = [
  listExport({
    call: orderCalls.listCompanyOrders,
    name: '수주목록',
    columns,
    read: withCustomers(orderRoutes.listCompanyOrders),
  }),
  listExport({
    call: orderCalls.listMyOrders,
    name: '나의수주목록',
    columns,
    read: withCustomers(orderRoutes.listMyOrders),
  }),
];
