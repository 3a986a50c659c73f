import { Figure, type ProjectOwner } from '@portal/contract/areas/outsourced-projects/figures';
import type { OverviewArea } from '@portal/contract/areas/overview/calls';
import { inWon, shortAmount } from '@portal/contract/core/money';
import { useState } from 'react';
import { figureTarget } from '#areas/project/public/figure-target.ts';
import { LineLink } from '#ui/layout/line-link.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Section } from '#ui/text/headings.tsx';
import { Text } from '#ui/text/text.tsx';
import { Faint } from '#ui/text/values.tsx';
import { MoreButton, ROWS_SHOWN } from './more-button.tsx';
import css from './overview.module.css';

type Props = { areas: readonly OverviewArea[]; owner: ProjectOwner };

const widthOf = (amount: string, largest: number): number => (100 * Math.max(Number(amount), 0)) / largest;

/** What was won in each region in twelve months, and how much of it is settled. Each line opens its list. */
export function AreasSection({ areas, owner }: Props) {
  const [all, setAll] = useState(false);
  const largest = Math.max(1, ...areas.map(({ amount }) => Number(amount)));
  return (
    <Section
      title="지역"
      note="수주 금액과 그중 정산, 12개월"
      side={<MoreButton total={areas.length} all={all} onChange={setAll} />}
    >
      {areas.length === 0 && <Faint text="12개월 동안 수주가 없습니다." />}
      <Stack as="ul" line="above" size={13}>
        {areas.slice(0, all ? areas.length : ROWS_SHOWN).map(({ areaId, areaName, count, amount, settledAmount }) => (
          <Text as="li" key={areaId} line="below">
            <LineLink
              className={css['area']}
              whole
              {...figureTarget({ figure: Figure.Awarded, areaId, owner })}
              title={`수주 ${inWon(amount)}, 정산 ${inWon(settledAmount)}`}
            >
              <span>{areaName}</span>
              <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
                <rect data-kind="awarded" width={widthOf(amount, largest)} height="12" />
                <rect width={widthOf(settledAmount, largest)} height="12" />
              </svg>
              <Text as="small" size={12} tone="faint">
                {count}건
              </Text>
              <Text as="b" weight="semibold" data-money>
                {shortAmount(Number(amount))}
              </Text>
            </LineLink>
          </Text>
        ))}
      </Stack>
    </Section>
  );
}
