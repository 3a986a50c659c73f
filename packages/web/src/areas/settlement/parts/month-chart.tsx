import { inWon, shortAmount } from '@portal/contract/core/money';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { monthLabel } from '#areas/project/public/month-label.ts';
import { monthAmounts } from '../api.ts';
import { type Bar, chartBars } from './chart-bars.ts';
import css from './month-chart.module.css';

type Props = {
  /** The month on screen, as 'YYYY.MM'. */
  shown: string;
  /** The id of a company; 0 for all. */
  companyId: number;
  onChoose: (month: string) => void;
};

/** One month: its sum, the unsettled and the settled part. Heights are shares of the tallest month. */
const Column = ({ bar, label }: { bar: Bar; label: string }) => (
  <>
    <span className={css['column']}>
      {bar.hasRows ? (
        <>
          <b data-money>{shortAmount(bar.unsettled + bar.settled)}</b>
          <i data-kind="unsettled" style={{ flexGrow: bar.unsettledShare }} />
          <i data-kind="settled" style={{ flexGrow: bar.settledShare }} />
          <span style={{ flexGrow: 1 - bar.unsettledShare - bar.settledShare }} />
        </>
      ) : (
        <small>데이터 없음</small>
      )}
    </span>
    <span className={css['label']}>{label}</span>
  </>
);

/** The invoices of twelve months. A month with rows opens its list (SETTLE-36). */
export function MonthChart({ shown, companyId, onChoose }: Props) {
  const months = useQuery({ ...monthAmounts(shown, companyId), placeholderData: keepPreviousData });
  if (!months.data) return <div className={css['chart']} aria-busy="true" />;
  const bars = chartBars(months.data.data);
  return (
    <section className={css['chart']} aria-label="월별 정산 금액" data-print="off">
      <header>
        최근 12개월
        <ul className={css['legend']}>
          <li data-kind="unsettled">미정산</li>
          <li data-kind="settled">정산</li>
        </ul>
      </header>
      <div className={css['months']}>
        {bars.map((bar, index) => {
          const { month, unsettled, settled, hasRows } = bar;
          const label = monthLabel(month, index === 0 || month.endsWith('.01'));
          const facts = { 'data-shown': month === shown || undefined, className: css['month'] };
          if (!hasRows)
            return (
              <div key={month} {...facts} aria-current={month === shown ? 'true' : undefined}>
                <Column bar={bar} label={label} />
              </div>
            );
          const text = `${month} 미정산 ${inWon(unsettled)}, 정산 ${inWon(settled)}`;
          return (
            <button
              key={month}
              type="button"
              {...facts}
              title={text}
              aria-current={month === shown ? 'true' : undefined}
              onClick={() => onChoose(month)}
            >
              <Column bar={bar} label={label} />
            </button>
          );
        })}
      </div>
    </section>
  );
}
