import { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import type { ProjectRow } from '@portal/contract/areas/outsourced-projects/shapes';
import { statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import { splitValues } from '@portal/contract/core/formats';
import { totalOf } from '@portal/contract/core/money';
import { listExport, type SheetColumn } from '#lists/list-export.ts';
import { CUSTOMER_COLUMNS, withCustomers } from './public/customers.ts';
import { listForPartners, listForStaff } from './read-projects.ts';

const COLUMNS: readonly SheetColumn<ProjectRow>[] = [
  { key: 'no', label: '번호', kind: 'number', of: (row) => row.no },
  { key: 'status', label: '상태', of: (row) => statusLabel(row.status) },
  { key: 'name', label: '프로젝트명', of: (row) => row.projectName },
  { key: 'company', label: '업체', of: (row) => row.choiceCompanyName },
  { key: 'area', label: '지역', of: (row) => row.areaName },
  { key: 'trade', label: '공종', of: (row) => row.tradeName },
  { key: 'start', label: '시작일', kind: 'day', of: (row) => row.choiceSelDate },
  { key: 'offered', label: '시작 가능일', of: (row) => splitValues(row.startDate).join(', ') },
  { key: 'price', label: '금액 (VAT 별도)', kind: 'money', of: (row) => row.price },
  { key: 'add', label: '추가금액', kind: 'money', of: (row) => row.addPrice },
  { key: 'sum', label: '합계', kind: 'money', of: totalOf },
  { key: 'pm', label: '담당자(PM)', of: (row) => splitValues(row.mizePMUserName).join(', ') },
  { key: 'user', label: '업체 담당자', of: (row) => row.choiceUserName },
  { key: 'posted', label: '게시일시', kind: 'time', of: (row) => row.postedDtm },
  { key: 'chosen', label: '수주일시', kind: 'time', of: (row) => row.choiceDtm },
  { key: 'bill', label: '계산서 발행일', kind: 'day', of: (row) => row.billDate },
];

const SALES: SheetColumn<ProjectRow> = {
  key: 'sales',
  label: '담당자(영업)',
  of: (row) => row.mizeSalesUserName ?? '',
};

/** The workbooks of the lists of outsourced projects, masked as these lists are. */
export const outsourcedSheets = [
  listExport({
    call: outsourcedProjectCalls.listForStaff,
    name: '프로젝트목록(외주)',
    columns: () => [...COLUMNS, SALES, ...CUSTOMER_COLUMNS],
    read: withCustomers(listForStaff),
  }),
  listExport({
    call: outsourcedProjectCalls.listForPartners,
    name: '프로젝트목록',
    columns: () => COLUMNS,
    read: listForPartners,
  }),
];
