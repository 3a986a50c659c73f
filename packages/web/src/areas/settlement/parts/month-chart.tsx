import { inWon, shortAmount } from '@portal/contract/core/money';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { monthLabel } from '#areas/project/public/month-label.ts';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Legend } from '#ui/marks/legend.tsx';
import { Text } from '#ui/text/text.tsx';
import { monthAmounts } from '../api.ts';
import { type ChartBar, chartBars } from './chart-bars.ts';
import css from './settlement.module.css';

type Props = {
  /** The month on screen, as 'YYYY.MM'. */
  shown: string;
  /** The id of a company; 0 for all. */
  companyId: number;
  onChoose: (month: string) => void;
};

/** One month: its sum, the unsettled and the settled part. Heights are shares of the tallest month. */
const Column = ({ bar, label }: { bar: ChartBar; label: string }) => (
  <>
    <span className={css['column']}>
      {bar.hasRows ? (
        <>
          <Text as="b" size={11} weight="semibold" tone="text" data-money>
            {shortAmount(bar.unsettled + bar.settled)}
          </Text>
          <i data-kind="unsettled" style={{ flexGrow: bar.unsettledShare }} />
          <i data-kind="settled" style={{ flexGrow: bar.settledShare }} />
          <span style={{ flexGrow: 1 - bar.unsettledShare - bar.settledShare }} />
        </>
      ) : (
        <Text as="small" size={11} tone="faint">
          데이터 없음
        </Text>
      )}
    </span>
    <Text as="span" padY={4} whole>
      {label}
    </Text>
  </>
);

/** The invoices of twelve months. A month with rows opens its list (SETTLE-36). */
export function MonthChart({ shown, companyId, onChoose }: Props) {
  const months = useQuery({ ...monthAmounts(shown, companyId), placeholderData: keepPreviousData });
  if (!months.data) return <Stack fill className={css['chart']} aria-busy="true" />;
  const bars = chartBars(months.data.data);
  return (
    <Stack as="section" fill gap={8} className={css['chart']} aria-label="월별 정산 금액" data-print="off">
      <Row as="header" justify="between" size={12} tone="soft">
        최근 12개월
        <Legend outlined="미정산" filled="정산" />
      </Row>
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
    </Stack>
  );
}
