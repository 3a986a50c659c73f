import { inWon } from '@portal/contract/core/formats';
import { useId, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { useMonthAmounts } from '../api.ts';
import { type Bar, chartBars, chartEnd } from './chart-bars.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import css from './month-chart.module.css';

type Props = {
  /** Months as 'YYYY.MM': the one whose list is on screen, and today's. */
  shown: string;
  current: string;
  /** 0 for all. */
  companyId: number;
  onChoose: (month: string) => void;
};

const PHONE = '(max-width: 640px)';

const labelOf = (month: string): string => `${Number(month.slice(5))}월`;

/** The chart's figures for those who cannot see it. */
function ChartTable({ bars }: { bars: readonly Bar[] }) {
  return (
    <table className={css['table']}>
      <caption>월별 정산 금액</caption>
      <thead>
        <tr>
          <th scope="col">월</th>
          <th scope="col">미정산</th>
          <th scope="col">정산</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ month, unsettled, settled }) => (
          <tr key={month}>
            <th scope="row">{month}</th>
            <td>{inWon(unsettled)}</td>
            <td>{inWon(settled)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Twelve months of invoices, settled and unsettled; a month leads to its list. Closed at first on a phone. */
export function MonthChart({ shown, current, companyId, onChoose }: Props) {
  const months = useMonthAmounts(chartEnd(shown, current), companyId);
  const [open, setOpen] = useState(() => !window.matchMedia(PHONE).matches);
  const bodyId = useId();
  if (!months.data) return null;
  const { bars, most } = chartBars(months.data.data);
  return (
    <section className={css['chart']} aria-label="월별 정산 금액">
      <header>
        <button
          className={css['toggle']}
          type="button"
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'down' : 'next'} />
          최근 12개월 정산 금액
        </button>
        <ul className={css['legend']}>
          <li data-kind="unsettled">미정산</li>
          <li data-kind="settled">정산</li>
        </ul>
      </header>
      <div id={bodyId} className={css['body']} hidden={!open}>
        <ChartDrawing bars={bars} most={most} />
        <div className={css['months']}>
          {bars.map(({ month, unsettled, settled }) => (
            <button
              key={month}
              type="button"
              aria-label={`${month} 미정산 ${inWon(unsettled)}, 정산 ${inWon(settled)}`}
              aria-current={month === shown ? 'true' : undefined}
              onClick={() => onChoose(month)}
            >
              <span className={css['label']}>
                {labelOf(month)}
                <small>{month.slice(0, 4)}</small>
              </span>
              <span className={css['tip']} aria-hidden="true">
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
