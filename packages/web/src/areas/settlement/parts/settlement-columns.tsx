import { statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import type { SettlementRow } from '@portal/contract/areas/settlement/calls';
import { amountOf } from '@portal/contract/areas/settlement/totals';
import { withWeekday } from '@portal/contract/core/dates';
import { firstAndOthers, inWon, signedAmount, withSeparators } from '@portal/contract/core/formats';
import type { ListColumn } from '#kit/list/list-columns.tsx';
import { RecordCard } from '#kit/list/record-card.tsx';
import { shortDay } from '#lib/days.ts';
import { StatusBadge } from '#ui/marks/status-badge.tsx';
import css from './settlement-columns.module.css';

type Link = (row: SettlementRow) => string;

const stateOf = (row: SettlementRow) => ({ code: row.mizeStatus, label: statusLabel(row.mizeStatus) });

/**
 * The columns of the settlement list; `link` returns the path of a row. The server sends amounts with separators
 * (D-54).
 */
export const settlementColumns = (link: Link): ListColumn<SettlementRow>[] => [
  { key: 'no', header: '번호', width: 52, align: 'right', rank: 3, render: (row) => row.no },
  { key: 'status', header: '상태', width: 128, render: (row) => <StatusBadge plain {...stateOf(row)} /> },
  { key: 'name', header: '프로젝트명', link, render: (row) => row.projectName },
  { key: 'company', header: '수주업체', width: 92, render: (row) => row.choiceCompanyName },
  { key: 'bill', header: '계산서 발행일', width: 122, sort: 'billDate', render: (row) => withWeekday(row.billDate) },
  {
    key: 'price',
    header: '금액',
    width: 108,
    align: 'right',
    rank: 1,
    sort: 'price',
    render: (row) => `${row.price} 원`,
  },
  { key: 'extra', header: '추가', width: 82, align: 'right', render: (row) => signedAmount(row.addPrice) },
  {
    key: 'sum',
    header: '합계',
    width: 114,
    align: 'right',
    render: (row) => <b className={css['sum']}>{inWon(amountOf(row))}</b>,
  },
  { key: 'pm', header: '담당자(PM)', width: 108, rank: 2, render: (row) => firstAndOthers(row.mizePMUserName) },
  { key: 'user', header: '업체 담당자', width: 88, rank: 3, render: (row) => row.choiceUserName },
];

/** A settlement as a card. */
export const settlementCard = (link: Link) => (row: SettlementRow) => (
  <RecordCard
    to={link(row)}
    state={stateOf(row)}
    place={row.choiceCompanyName}
    latest={`발행일 ${shortDay(row.billDate)}`}
    name={row.projectName}
    when={
      signedAmount(row.addPrice) === ''
        ? `담당자(PM) ${firstAndOthers(row.mizePMUserName)}`
        : `추가 ${signedAmount(row.addPrice)} 원 포함`
    }
    amount={withSeparators(amountOf(row))}
  />
);
