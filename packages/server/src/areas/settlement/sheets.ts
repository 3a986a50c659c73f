import { statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import { type SettlementRow, settlementCalls } from '@portal/contract/areas/settlement/calls';
import { splitValues } from '@portal/contract/core/formats';
import { totalOf } from '@portal/contract/core/money';
import { CUSTOMER_COLUMNS, withCustomers } from '#areas/outsourced-projects/public/customers.ts';
import { listExport, type SheetColumn } from '#lists/list-export.ts';
import { settlementRoutes } from './routes.ts';

const COLUMNS: readonly SheetColumn<SettlementRow>[] = [
  { key: 'no', label: '번호', kind: 'number', of: (row) => row.no },
  { key: 'status', label: '상태', of: (row) => statusLabel(row.status) },
  { key: 'name', label: '프로젝트명', of: (row) => row.projectName },
  { key: 'company', label: '수주업체', of: (row) => row.choiceCompanyName },
  { key: 'bill', label: '계산서 발행일', kind: 'day', of: (row) => row.billDate },
  { key: 'price', label: '금액 (VAT 별도)', kind: 'money', of: (row) => row.price },
  { key: 'add', label: '추가금액', kind: 'money', of: (row) => row.addPrice },
  { key: 'sum', label: '합계', kind: 'money', of: totalOf },
  { key: 'pm', label: '담당자(PM)', of: (row) => splitValues(row.mizePMUserName).join(', ') },
  { key: 'user', label: '업체 담당자', of: (row) => row.choiceUserName },
];

const SALES: SheetColumn<SettlementRow> = {
  key: 'sales',
  label: '담당자(영업)',
  of: (row) => row.mizeSalesUserName ?? '',
};

/** The workbooks of the settlements of a month. */
export const settlementSheets = [
  listExport({
    call: settlementCalls.listForStaff,
    name: '정산현황',
    columns: () => [...COLUMNS, SALES, ...CUSTOMER_COLUMNS],
    read: withCustomers(settlementRoutes.listForStaff),
  }),
  listExport({
    call: settlementCalls.listForPartners,
    name: '정산현황',
    columns: () => COLUMNS,
    read: settlementRoutes.listForPartners,
  }),
];
