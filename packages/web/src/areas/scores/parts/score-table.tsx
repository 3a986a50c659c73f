import type { CompanyScore } from '@portal/contract/areas/scores/calls';
import { PlainTable } from '#ui/tables/plain-table.tsx';

/** The score of each month as a table, for reading and copying. */
export const ScoreTable = ({ months }: Pick<CompanyScore, 'months'>) => (
  <PlainTable heads={['달', '점수', '평가']} figures tone="text">
    {months.map(({ yearMonth, score, jobCnt }) => (
      <tr key={yearMonth}>
        <th scope="row">{yearMonth}</th>
        <td>{score === '' ? '없음' : score}</td>
        <td>{jobCnt}건</td>
      </tr>
    ))}
  </PlainTable>
);
