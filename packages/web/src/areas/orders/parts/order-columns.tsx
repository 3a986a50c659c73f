import type { OrderRow } from '@portal/contract/areas/orders/calls';
import { statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import { withWeekday } from '@portal/contract/core/dates';
import { inWon, pairValues } from '@portal/contract/core/formats';
import type { ListColumn } from '../../../kit/list/list-columns.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import css from './order-columns.module.css';

const NONE = '0';

/** Every PM with his phone, which a contractor on the way taps. */
const pmCell = (row: OrderRow) =>
  pairValues(row.mizePMUserName, row.mizePMUserPhone).map(({ first, second }) => (
    <div key={`${first} ${second}`} className={css['person']}>
      {first} {second !== '' && <PhoneLink phone={second} name={first} />}
    </div>
  ));

/** Columns of the order lists; `link` says where the name of an order leads. */
export const orderColumns = (link: (row: OrderRow) => string): ListColumn<OrderRow>[] => [
  { key: 'no', header: '번호', width: 64, align: 'center', rank: 3, render: (row) => row.no },
  { key: 'area', header: '지역', width: 72, align: 'center', rank: 2, render: (row) => row.areaName },
  { key: 'name', header: '프로젝트명', link, note: (row) => row.choiceCompanyName, render: (row) => row.projectName },
  {
    key: 'chosen',
    header: '수주일',
    width: 104,
    align: 'center',
    rank: 2,
    render: (row) => row.choiceDtm.slice(0, 10),
  },
  { key: 'start', header: '시작일', width: 136, align: 'center', render: (row) => withWeekday(row.choiceSelDate) },
  {
    key: 'price',
    header: '금액 (VAT 별도)',
    width: 136,
    align: 'right',
    note: (row) => (row.addPrice === NONE ? '' : `추가 ${inWon(row.addPrice)}`),
    render: (row) => inWon(row.price),
  },
  { key: 'sales', header: '영업 담당', width: 88, align: 'center', rank: 3, render: (row) => row.mizeSalesUserName },
  { key: 'pm', header: '담당자(PM)', width: 188, render: pmCell },
  {
    key: 'status',
    header: '상태',
    width: 128,
    align: 'center',
    render: (row) => <StatusBadge code={row.orderStatus} label={statusLabel(row.orderStatus)} />,
  },
];
