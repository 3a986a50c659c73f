import { Figure, type ProjectOwner } from '@portal/contract/areas/outsourced-projects/figures';
import type { OverviewMonth } from '@portal/contract/areas/overview/calls';
import { inWon, shortAmount } from '@portal/contract/core/money';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { figureTarget } from '#areas/project/public/figure-target.ts';
import { monthLabel } from '#areas/project/public/month-label.ts';
import { paths } from '#lib/paths.ts';
import { Section } from '#ui/text/headings.tsx';
import { type MonthBar, monthBars, totalOfMonths } from './month-bars.ts';
import css from './months.module.css';

type Props = {
  months: readonly OverviewMonth[];
  unsettled: { count: number; amount: string };
  owner: ProjectOwner;
  /** The list that figures open. */
  list?: string;
};
type Target = (figure: Figure, month?: string) => ReturnType<typeof figureTarget>;

const textOf = ({ count, amount }: { count: number; amount: string }): string => `${inWon(amount)} · ${count}건`;

/** One bar as a link; without projects it is none. */
function Bar({ kind, bar, to }: { kind: 'awarded' | 'settled'; bar: MonthBar; to: Target }) {
  const { count } = bar[kind];
  const label = kind === 'awarded' ? '수주' : '정산';
  const text = `${bar.yearMonth} ${label} ${textOf(bar[kind])}`;
  const height = 100 * (kind === 'awarded' ? bar.awardedShare : bar.settledShare);
  const picture = (
    <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true" data-kind={kind}>
      <rect x="0" y={100 - height} width="10" height={height} />
    </svg>
  );
  if (count === 0) return picture;
  return (
    <Link
      {...to(kind === 'awarded' ? Figure.Awarded : Figure.Settled, bar.yearMonth)}
      title={`${text}. 목록 보기`}
      aria-label={text}
    >
      {picture}
    </Link>
  );
}

function Chart({ months, to }: { months: readonly OverviewMonth[]; to: Target }) {
  return (
    <div className={css['chart']} data-chart>
      {monthBars(months).map((bar, index) => (
        <div key={bar.yearMonth} data-now={index === months.length - 1 || undefined}>
          <div className={css['bars']}>
            <Bar kind="awarded" bar={bar} to={to} />
            <Bar kind="settled" bar={bar} to={to} />
          </div>
          <span>{monthLabel(bar.yearMonth, index === 0)}</span>
        </div>
      ))}
    </div>
  );
}

function Cell({ sum, target }: { sum: { count: number; amount: string }; target: ReturnType<typeof figureTarget> }) {
  if (sum.count === 0) return <td>0건</td>;
  return (
    <td>
      <Link {...target}>
        {inWon(sum.amount)} <small>{sum.count}건</small>
      </Link>
    </td>
  );
}

const MonthTable = ({ months, to }: { months: readonly OverviewMonth[]; to: Target }) => (
  <table className={css['table']}>
    <thead>
      <tr>
        <th scope="col">달</th>
        <th scope="col">수주</th>
        <th scope="col">정산</th>
      </tr>
    </thead>
    <tbody>
      {months.map(({ yearMonth, awarded, settled }) => (
        <tr key={yearMonth}>
          <th scope="row">{yearMonth}</th>
          <Cell sum={awarded} target={to(Figure.Awarded, yearMonth)} />
          <Cell sum={settled} target={to(Figure.Settled, yearMonth)} />
        </tr>
      ))}
    </tbody>
  </table>
);

/** One sum below the months, as a link to its projects. */
const Sum = ({
  label,
  count,
  amount,
  to,
}: {
  label: string;
  count: number;
  amount: number;
  to: ReturnType<Target>;
}) => (
  <div>
    <dt>{label}</dt>
    <dd title={inWon(amount)}>
      <Link {...to}>
        <strong data-money>{shortAmount(amount)}</strong> 원 · {count}건
      </Link>
    </dd>
  </div>
);

/** Awards and settlements of twelve months: a picture, or a table. Each figure opens its list. */
export function MonthsSection({ months, unsettled, owner, list = paths.projectList }: Props) {
  const [asTable, setAsTable] = useState(false);
  const to: Target = (figure, month = '') => figureTarget({ figure, month, owner }, list);
  const side = (
    <button type="button" className={css['toggle']} onClick={() => setAsTable(!asTable)}>
      {asTable ? '그림으로 보기' : '표로 보기'}
    </button>
  );
  return (
    <Section title="월별 수주와 정산" note="VAT 별도 · 정산은 계산서 발행일 기준" side={side}>
      {asTable ? (
        <MonthTable {...{ months, to }} />
      ) : (
        <>
          <ul className={css['legend']}>
            <li data-kind="awarded">수주</li>
            <li data-kind="settled">정산</li>
          </ul>
          <Chart {...{ months, to }} />
        </>
      )}
      <dl className={css['sums']}>
        <Sum label="12개월 수주" {...totalOfMonths(months, 'awarded')} to={to(Figure.Awarded)} />
        <Sum label="정산" {...totalOfMonths(months, 'settled')} to={to(Figure.Settled)} />
        <Sum label="미정산" count={unsettled.count} amount={Number(unsettled.amount)} to={to(Figure.Unsettled)} />
      </dl>
    </Section>
  );
}
