import { inWon } from '@portal/contract/core/formats';
import { useId } from 'react';
import type { Bar } from './chart-bars.ts';
import css from './month-chart.module.css';

/** The drawing's own units; it is stretched to the width of the page, heights are pixels. */
const WIDTH = 1200;
const HEIGHT = 120;
const BAR_SHARE = 0.46;

const compact = new Intl.NumberFormat('ko-KR', { notation: 'compact', maximumFractionDigits: 1 });
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** What the drawing says, in one sentence. */
function summaryOf(bars: readonly Bar[]): string {
  const unsettled = inWon(sum(bars.map((bar) => bar.unsettled)));
  const settled = inWon(sum(bars.map((bar) => bar.settled)));
  return `${bars[0]?.month ?? ''}부터 ${bars.at(-1)?.month ?? ''}까지 미정산 ${unsettled}, 정산 ${settled}`;
}

/** Stacked bars: settled below in a solid tone, unsettled above in stripes, so that colour alone says nothing. */
export function ChartDrawing({ bars, most }: { bars: readonly Bar[]; most: number }) {
  const stripes = useId();
  const step = WIDTH / Math.max(bars.length, 1);
  const width = step * BAR_SHARE;
  return (
    <div className={css['drawing']}>
      <span className={css['most']} aria-hidden="true">
        {compact.format(most)}
      </span>
      <svg
        role="img"
        aria-label={summaryOf(bars)}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        height={HEIGHT}
        preserveAspectRatio="none"
      >
        <defs>
          <pattern id={stripes} width="1200" height="6" patternUnits="userSpaceOnUse">
            <rect className={css['ground']} width="1200" height="6" />
            <rect className={css['stripe']} width="1200" height="2.5" />
          </pattern>
        </defs>
        <line className={css['line']} x1="0" x2={WIDTH} y1="0.5" y2="0.5" />
        <line className={css['line']} x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
        {bars.map(({ month, unsettledShare, settledShare }, index) => {
          const x = index * step + (step - width) / 2;
          const settled = settledShare * HEIGHT;
          const unsettled = unsettledShare * HEIGHT;
          return (
            <g key={month}>
              <rect className={css['settled']} x={x} y={HEIGHT - settled} width={width} height={settled} />
              <rect
                className={css['unsettled']}
                fill={`url(#${stripes})`}
                x={x}
                y={HEIGHT - settled - unsettled}
                width={width}
                height={unsettled}
                strokeWidth={unsettled > 0 ? 1 : 0}
              />
            </g>
          );
        })}
      </svg>
    </div>
  );
}
