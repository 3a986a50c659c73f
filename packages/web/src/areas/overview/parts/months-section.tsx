import { Figure, type ProjectOwner } from '@portal/contract/areas/outsourced-projects/figures';
import type { OverviewMonth } from '@portal/contract/areas/overview/calls';
import { inWon, shortAmount } from '@portal/contract/core/money';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { figureTarget } from '#areas/project/public/figure-target.ts';
import { monthLabel } from '#areas/project/public/month-label.ts';
import { paths } from '#lib/paths.ts';
import { Press } from '#ui/buttons/press.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Legend } from '#ui/marks/legend.tsx';
import { PlainTable } from '#ui/tables/plain-table.tsx';
import { Section } from '#ui/text/headings.tsx';
import { Text } from '#ui/text/text.tsx';
import { Faint } from '#ui/text/values.tsx';
import { type MonthBar, monthBars, totalOfMonths } from './month-bars.ts';
import css from './overview.module.css';

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
    <Text as="div" size={12} tone="soft" whole className={css['chart']} data-chart>
      {monthBars(months).map((bar, index) => (
        <div key={bar.yearMonth} data-now={index === months.length - 1 || undefined}>
          <div className={css['bars']}>
            <Bar kind="awarded" bar={bar} to={to} />
            <Bar kind="settled" bar={bar} to={to} />
          </div>
          <Row as="span" justify="center" padY={4}>
            {monthLabel(bar.yearMonth, index === 0)}
          </Row>
        </div>
      ))}
    </Text>
  );
}

function Cell({ sum, target }: { sum: { count: number; amount: string }; target: ReturnType<typeof figureTarget> }) {
  if (sum.count === 0) return <td>0건</td>;
  return (
    <td>
      <Link {...target}>
        {inWon(sum.amount)} <Faint text={`${sum.count}건`} />
      </Link>
    </td>
  );
}

const MonthTable = ({ months, to }: { months: readonly OverviewMonth[]; to: Target }) => (
  <PlainTable heads={['달', '수주', '정산']} figures>
    {months.map(({ yearMonth, awarded, settled }) => (
      <tr key={yearMonth}>
        <th scope="row">{yearMonth}</th>
        <Cell sum={awarded} target={to(Figure.Awarded, yearMonth)} />
        <Cell sum={settled} target={to(Figure.Settled, yearMonth)} />
      </tr>
    ))}
  </PlainTable>
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
    <Text as="dt" size={12} tone="soft">
      {label}
    </Text>
    <Text as="dd" size={13} title={inWon(amount)}>
      <Link {...to}>
        <Text as="strong" size={20} weight="semibold" data-money>
          {shortAmount(amount)}
        </Text>{' '}
        원 · {count}건
      </Link>
    </Text>
  </div>
);

/** Awards and settlements of twelve months: a picture, or a table. Each figure opens its list. */
export function MonthsSection({ months, unsettled, owner, list = paths.projectList }: Props) {
  const [asTable, setAsTable] = useState(false);
  const to: Target = (figure, month = '') => figureTarget({ figure, month, owner }, list);
  const side = (
    <Press kind="link" size={13} onClick={() => setAsTable(!asTable)}>
      {asTable ? '그림으로 보기' : '표로 보기'}
    </Press>
  );
  return (
    <Section title="월별 수주와 정산" note="VAT 별도 · 정산은 계산서 발행일 기준" side={side}>
      <Stack gap={8}>
        {asTable ? (
          <MonthTable {...{ months, to }} />
        ) : (
          <>
            <Legend outlined="수주" filled="정산" />
            <Chart {...{ months, to }} />
          </>
        )}
        <Row as="dl" wraps gap={24} padY={8} className={css['sums']}>
          <Sum label="12개월 수주" {...totalOfMonths(months, 'awarded')} to={to(Figure.Awarded)} />
          <Sum label="정산" {...totalOfMonths(months, 'settled')} to={to(Figure.Settled)} />
          <Sum label="미정산" count={unsettled.count} amount={Number(unsettled.amount)} to={to(Figure.Unsettled)} />
        </Row>
      </Stack>
    </Section>
  );
}
