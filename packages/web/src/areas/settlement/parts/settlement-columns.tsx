import { statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import type { SettlementRow } from '@portal/contract/areas/settlement/calls';
import { type Actor, isStaff } from '@portal/contract/core/actor';
import { withWeekday } from '@portal/contract/core/dates';
import { firstAndOthers } from '@portal/contract/core/multi-value';
import { Link } from '@tanstack/react-router';
import { paths } from '../../../lib/paths.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import type { Column } from '../../../ui/table-column.ts';
import './settlement-columns.css';

const NONE = '0';

/** SETTLE-16, SETTLE-17. */
const detailOf = (actor: Actor, { id }: SettlementRow): string =>
  isStaff(actor) ? paths.projectView(id) : paths.projectCompanyView(id);

/** Amounts come with separators here (D-54). */
const priceCell = (row: SettlementRow) => (
  <>
    {row.price} 원
    {row.addPrice !== NONE && row.addPrice !== '' && <small className="settlement-extra">추가 {row.addPrice} 원</small>}
  </>
);

const nameCell = (actor: Actor, row: SettlementRow) => (
  <Link className="settlement-name" to={detailOf(actor, row)}>
    {row.projectName}
  </Link>
);

/** Columns of the settlement list (SETTLE-13 to SETTLE-15). */
export const settlementColumns = (actor: Actor): Column<SettlementRow>[] => [
  { key: 'no', header: '번호', width: 64, align: 'center', render: (row) => row.no },
  { key: 'name', header: '프로젝트명', render: (row) => nameCell(actor, row) },
  { key: 'company', header: '수주업체', width: 136, align: 'center', render: (row) => row.choiceCompanyName },
  { key: 'bill', header: '계산서 발행일', width: 136, align: 'center', render: (row) => withWeekday(row.billDate) },
  { key: 'price', header: '금액 (VAT 별도)', width: 144, align: 'right', render: priceCell },
  { key: 'pm', header: '담당자(PM)', width: 120, align: 'center', render: (row) => firstAndOthers(row.mizePMUserName) },
  { key: 'user', header: '업체 담당자', width: 96, align: 'center', render: (row) => row.choiceUserName },
  {
    key: 'status',
    header: '상태',
    width: 128,
    align: 'center',
    render: (row) => <StatusBadge code={row.mizeStatus} label={statusLabel(row.mizeStatus)} />,
  },
];
