import type { OrderRow } from '@portal/contract/areas/orders/calls';
import { statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import { withWeekday } from '@portal/contract/core/dates';
import { firstAndOthers, pairValues } from '@portal/contract/core/formats';
import { NameWithChanges } from '#areas/outsourced-projects/public/change-text.tsx';
import { CUSTOMER_COLUMNS } from '#areas/outsourced-projects/public/customer-columns.ts';
import { type ListColumn, MONEY } from '#kit/list/list-columns.tsx';
import { StatusBadge } from '#ui/marks/status-badge.tsx';
import { Total } from '#ui/text/money.tsx';
import { PhoneLink } from '#ui/text/values.tsx';
import { waitingText } from './waiting-text.ts';

/** The first PM with a telephone link, for contractors on the road. The others are counted and named in the tooltip. */
function PmCell({ row }: { row: OrderRow }) {
  const people = pairValues(row.mizePMUserName, row.mizePMUserPhone);
  const [first, ...others] = people;
  if (!first) return null;
  return (
    <span title={people.map((person) => `${person.first} ${person.second}`.trim()).join('\n')}>
      {first.first} {first.second !== '' && <PhoneLink phone={first.second} name={first.first} />}
      {others.length > 0 && ` 외 ${others.length}명`}
    </span>
  );
}

type Viewer = { link: (row: OrderRow) => string; partner?: boolean };

/** The columns of the order lists; `link` returns the path of an order. Staff see the company, contractors the telephone. */
export const orderColumns = ({ link, partner = false }: Viewer): ListColumn<OrderRow>[] => [
  {
    key: 'no',
    header: '번호',
    width: 60,
    align: 'right',
    rank: 4,
    sort: 'createdDtm',
    render: (row) => row.no,
  },
  {
    key: 'status',
    header: '상태',
    width: 122,
    render: (row) => <StatusBadge plain code={row.orderStatus} label={statusLabel(row.orderStatus)} />,
  },
  {
    key: 'name',
    header: '프로젝트명',
    link,
    ...(partner
      ? {}
      : { lane: { header: '업체', sort: 'companyName', render: (row: OrderRow) => row.choiceCompanyName } }),
    render: (row) => <NameWithChanges row={row} waiting={partner ? waitingText(row) : undefined} />,
  },
  { key: 'area', header: '지역', width: 48, render: (row) => row.areaName },
  { key: 'chosen', header: '수주일', width: 96, rank: 4, render: (row) => row.choiceDtm.slice(0, 10) },
  { key: 'start', header: '시작일', width: 118, sort: 'startDate', render: (row) => withWeekday(row.choiceSelDate) },
  {
    key: 'bill',
    header: '계산서 발행일',
    width: 118,
    rank: partner ? 2 : 1,
    render: (row) => withWeekday(row.billDate),
  },
  {
    key: 'price',
    header: '합계 (VAT 별도)',
    ...MONEY,
    sort: 'price',
    render: (row) => <Total amounts={row} />,
  },
  { key: 'sales', header: '담당자(영업)', width: 92, rank: 4, render: (row) => row.mizeSalesUserName },
  partner
    ? { key: 'pm', header: '담당자(PM)', width: 208, rank: 1, render: (row) => <PmCell row={row} /> }
    : { key: 'pm', header: '담당자(PM)', width: 112, rank: 2, render: (row) => firstAndOthers(row.mizePMUserName) },
  ...(partner ? [] : CUSTOMER_COLUMNS),
];
