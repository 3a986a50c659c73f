import { statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import type { SettlementRow } from '@portal/contract/areas/settlement/calls';
import { withWeekday } from '@portal/contract/core/dates';
import { firstAndOthers } from '@portal/contract/core/formats';
import type { ListColumn } from '../../../kit/list/list-columns.tsx';
import { paths } from '../../../lib/paths.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';

const NONE = '0';

/** Amounts come with separators here (D-54). */
const addition = ({ addPrice }: SettlementRow): string =>
  addPrice === NONE || addPrice === '' ? '' : `추가 ${addPrice} 원`;

const settlementColumns = (link: (row: SettlementRow) => string): ListColumn<SettlementRow>[] => [
  { key: 'no', header: '번호', width: 64, align: 'center', rank: 3, render: (row) => row.no },
  { key: 'name', header: '프로젝트명', link, render: (row) => row.projectName },
  { key: 'company', header: '수주업체', width: 136, align: 'center', render: (row) => row.choiceCompanyName },
  { key: 'bill', header: '계산서 발행일', width: 136, align: 'center', render: (row) => withWeekday(row.billDate) },
  {
    key: 'price',
    header: '금액 (VAT 별도)',
    width: 144,
    align: 'right',
    note: addition,
    render: (row) => `${row.price} 원`,
  },
  {
    key: 'pm',
    header: '담당자(PM)',
    width: 120,
    align: 'center',
    rank: 2,
    render: (row) => firstAndOthers(row.mizePMUserName),
  },
  { key: 'user', header: '업체 담당자', width: 96, align: 'center', rank: 3, render: (row) => row.choiceUserName },
  {
    key: 'status',
    header: '상태',
    width: 128,
    align: 'center',
    render: (row) => <StatusBadge code={row.mizeStatus} label={statusLabel(row.mizeStatus)} />,
  },
];

/** Columns of the settlement list, each kind of user led to his detail (SETTLE-13 to SETTLE-17). */
export const STAFF_COLUMNS = settlementColumns((row) => paths.projectView(row.id));
export const PARTNER_COLUMNS = settlementColumns((row) => paths.projectCompanyView(row.id));
