import type { OrderRow } from '@portal/contract/areas/orders/calls';
import { statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import { withWeekday } from '@portal/contract/core/dates';
import { inWon } from '@portal/contract/core/formats';
import { pairValues } from '@portal/contract/core/multi-value';
import { Link } from '@tanstack/react-router';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import type { Column } from '../../../ui/table-column.ts';
import './order-columns.css';

/** Where the name of an order leads. */
export type OrderLink = (row: OrderRow) => string;

const NONE = '0';

const nameCell = (linkOf: OrderLink, row: OrderRow) => (
  <>
    <Link className="order-name" to={linkOf(row)}>
      {row.projectName}
    </Link>
    <small className="order-note">{row.choiceCompanyName}</small>
  </>
);

const priceCell = (row: OrderRow) => (
  <>
    {inWon(row.price)}
    {row.addPrice !== NONE && <small className="order-note">추가 {inWon(row.addPrice)}</small>}
  </>
);

/** Every PM with his phone, which a contractor on the way taps. */
const pmCell = (row: OrderRow) =>
  pairValues(row.mizePMUserName, row.mizePMUserPhone).map(({ first, second }) => (
    <div key={`${first} ${second}`} className="order-pm">
      {first} {second !== '' && <PhoneLink phone={second} name={first} />}
    </div>
  ));

/** Columns of the order lists (ORDER-18). */
export const orderColumns = (linkOf: OrderLink): Column<OrderRow>[] => [
  { key: 'no', header: '번호', width: 64, align: 'center', render: (row) => row.no },
  { key: 'area', header: '지역', width: 72, align: 'center', render: (row) => row.areaName },
  { key: 'name', header: '프로젝트명', render: (row) => nameCell(linkOf, row) },
  { key: 'chosen', header: '수주일', width: 104, align: 'center', render: (row) => row.choiceDtm.slice(0, 10) },
  { key: 'start', header: '시작일', width: 136, align: 'center', render: (row) => withWeekday(row.choiceSelDate) },
  { key: 'price', header: '금액 (VAT 별도)', width: 136, align: 'right', render: priceCell },
  { key: 'sales', header: '영업 담당', width: 88, align: 'center', render: (row) => row.mizeSalesUserName },
  { key: 'pm', header: '담당자(PM)', width: 188, render: pmCell },
  {
    key: 'status',
    header: '상태',
    width: 128,
    align: 'center',
    render: (row) => <StatusBadge code={row.orderStatus} label={statusLabel(row.orderStatus)} />,
  },
];
