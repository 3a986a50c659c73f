import type { OrderRow } from '@portal/contract/areas/orders/calls';
import { ProjectStatus, statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import { changeText } from '#areas/outsourced-projects/public/change-text.tsx';
import { RecordCard } from '#kit/list/record-card.tsx';
import { daysAhead, shortDay } from '#lib/days.ts';
import { Total } from '#ui/text/money.tsx';
import { waitingText } from './waiting-text.ts';

type Viewer = { link: (row: OrderRow) => string; partner?: boolean };

/** The newest fact: the day of the invoice, the days until the start, or the day it was won. */
function newestFact({ billDate, orderStatus, choiceSelDate, choiceDtm }: OrderRow): string {
  if (billDate !== '') return `발행일 ${shortDay(billDate)}`;
  const ahead = orderStatus === ProjectStatus.Awarded ? daysAhead(choiceSelDate) : '';
  return ahead || `수주 ${shortDay(choiceDtm.slice(0, 10))}`;
}

/** An order as a card. Only staff see the company. */
export const orderCard =
  ({ link, partner = false }: Viewer) =>
  (row: OrderRow) => (
    <RecordCard
      to={link(row)}
      state={{ code: row.orderStatus, label: statusLabel(row.orderStatus) }}
      place={row.areaName}
      latest={newestFact(row)}
      name={row.projectName}
      when={partner ? shortDay(row.choiceSelDate) : `${shortDay(row.choiceSelDate)} · ${row.choiceCompanyName}`}
      amount={<Total amounts={row} onCard />}
      todo={changeText(row) ?? waitingText(row)}
    />
  );
