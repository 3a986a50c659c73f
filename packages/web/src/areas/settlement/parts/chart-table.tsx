import { inWon } from '@portal/contract/core/formats';
import type { Bar } from './chart-bars.ts';

/** The chart's figures for those who cannot see it. */
export function ChartTable({ bars }: { bars: readonly Bar[] }) {
  return (
    <table className="month-chart-table">
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
