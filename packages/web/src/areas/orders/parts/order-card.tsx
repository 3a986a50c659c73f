import type { OrderRow } from '@portal/contract/areas/orders/calls';
import { statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import { LINE_RULES } from '@portal/contract/areas/today/lines';
import { withSeparators } from '@portal/contract/core/formats';
import { RecordCard } from '../../../kit/list/record-card.tsx';
import { shortDay } from '../../../lib/days.ts';

type Viewer = { link: (row: OrderRow) => string; partner?: boolean };

const newestOf = (row: OrderRow): string =>
  row.billDate === '' ? `수주 ${shortDay(row.choiceDtm.slice(0, 10))}` : `발행일 ${shortDay(row.billDate)}`;

/** An order as a card; companies are told to staff. */
export const orderCard =
  ({ link, partner = false }: Viewer) =>
  (row: OrderRow) => (
    <RecordCard
      to={link(row)}
      state={{ code: row.orderStatus, label: statusLabel(row.orderStatus) }}
      place={row.areaName}
      newest={newestOf(row)}
      name={row.projectName}
      when={partner ? shortDay(row.choiceSelDate) : `${shortDay(row.choiceSelDate)} · ${row.choiceCompanyName}`}
      amount={withSeparators(row.price)}
      waits={row.todo === '' ? undefined : LINE_RULES[row.todo].label}
    />
  );
