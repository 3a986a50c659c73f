import type { MonthAmounts } from '@portal/contract/areas/settlement/calls';
import { inWon } from '@portal/contract/core/formats';
import { useId, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { chartBars } from './chart-bars.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import { ChartTable } from './chart-table.tsx';
import './month-chart.css';

type Props = { months: readonly MonthAmounts[]; shown: string; onChoose: (month: string) => void };

const PHONE = '(max-width: 640px)';

const labelOf = (month: string): string => `${Number(month.slice(5))}월`;

/** Twelve months of invoices, settled and unsettled; a month leads to its list. Closed at first on a phone. */
export function MonthChart({ months, shown, onChoose }: Props) {
  const [open, setOpen] = useState(() => !window.matchMedia(PHONE).matches);
  const bodyId = useId();
  const { bars, most } = chartBars(months);
  return (
    <section className="month-chart" aria-label="월별 정산 금액">
      <header>
        <button
          className="month-chart-toggle"
          type="button"
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'down' : 'next'} />
          최근 12개월 정산 금액
        </button>
        <ul className="month-chart-legend">
          <li data-kind="unsettled">미정산</li>
          <li data-kind="settled">정산</li>
        </ul>
      </header>
      <div id={bodyId} className="month-chart-body" hidden={!open}>
        <ChartDrawing bars={bars} most={most} />
        <div className="month-chart-months">
          {bars.map(({ month, unsettled, settled }) => (
            <button
              key={month}
              type="button"
              aria-label={`${month} 미정산 ${inWon(unsettled)}, 정산 ${inWon(settled)}`}
              aria-current={month === shown ? 'true' : undefined}
              onClick={() => onChoose(month)}
            >
              <span className="month-chart-label">
                {labelOf(month)}
                <small>{month.slice(0, 4)}</small>
              </span>
              <span className="month-chart-tip" aria-hidden="true">
                <strong>{month}</strong>
                <span>미정산 {inWon(unsettled)}</span>
                <span>정산 {inWon(settled)}</span>
              </span>
            </button>
          ))}
        </div>
        <ChartTable bars={bars} />
      </div>
    </section>
  );
}
