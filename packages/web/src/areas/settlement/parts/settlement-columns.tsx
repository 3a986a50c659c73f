import { statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import type { SettlementRow } from '@portal/contract/areas/settlement/calls';
import { withWeekday } from '@portal/contract/core/dates';
import { firstAndOthers } from '@portal/contract/core/formats';
import { signedAmount, totalOf } from '@portal/contract/core/money';
import { CUSTOMER_COLUMNS } from '#areas/outsourced-projects/public/customer-columns.ts';
import type { ListColumn } from '#kit/list/list-columns.tsx';
import { RecordCard } from '#kit/list/record-card.tsx';
import { shortDay } from '#lib/days.ts';
import { StatusBadge } from '#ui/marks/status-badge.tsx';
import { Total, Won } from '#ui/text/money.tsx';
import { Text } from '#ui/text/text.tsx';

type Link = (row: SettlementRow) => string;

const stateOf = (row: SettlementRow) => ({ code: row.mizeStatus, label: statusLabel(row.mizeStatus) });

/** Columns that staff may add. */
const STAFF_COLUMNS: ListColumn<SettlementRow>[] = [
  { key: 'sales', header: '담당자(영업)', width: 92, isOptional: true, render: (row) => row.mizeSalesUserName },
  ...CUSTOMER_COLUMNS,
];

type Viewer = { link: Link; partner?: boolean };

/**
 * The columns of the settlement list, with room for amounts of 12 and sums of 13 digits. `link` returns the path of a
 * row. The server sends amounts with separators (D-54).
 */
export const settlementColumns = ({ link, partner = false }: Viewer): ListColumn<SettlementRow>[] => [
  { key: 'no', header: '번호', width: 52, align: 'right', rank: 3, render: (row) => row.no },
  { key: 'status', header: '상태', width: 115, render: (row) => <StatusBadge plain {...stateOf(row)} /> },
  { key: 'name', header: '프로젝트명', link, render: (row) => row.projectName },
  { key: 'company', header: '수주업체', width: 84, sort: 'companyName', render: (row) => row.choiceCompanyName },
  { key: 'bill', header: '계산서 발행일', width: 115, sort: 'billDate', render: (row) => withWeekday(row.billDate) },
  {
    key: 'price',
    header: '금액',
    width: 137,
    align: 'right',
    rank: 1,
    render: (row) => <Won amount={row.price} />,
  },
  {
    key: 'extra',
    header: '추가',
    width: 129,
    align: 'right',
    render: (row) => <span data-money>{signedAmount(row.addPrice)}</span>,
  },
  {
    key: 'sum',
    header: '합계',
    width: 164,
    align: 'right',
    sort: 'price',
    render: (row) => (
      <Text as="b" weight="semibold">
        <Won amount={totalOf(row)} />
      </Text>
    ),
  },
  { key: 'pm', header: '담당자(PM)', width: 108, rank: 3, render: (row) => firstAndOthers(row.mizePMUserName) },
  { key: 'user', header: '업체 담당자', width: 88, rank: 4, render: (row) => row.choiceUserName },
  ...(partner ? [] : STAFF_COLUMNS),
];

/** A settlement as a card. */
export const settlementCard = (link: Link) => (row: SettlementRow) => (
  <RecordCard
    to={link(row)}
    state={stateOf(row)}
    place={row.choiceCompanyName}
    latest={`발행일 ${shortDay(row.billDate)}`}
    name={row.projectName}
    when={`담당자(PM) ${firstAndOthers(row.mizePMUserName)}`}
    amount={<Total amounts={row} onCard />}
  />
);
