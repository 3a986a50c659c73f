import type { CompanyScore } from '@portal/contract/areas/scores/calls';
import css from './scores.module.css';

/** The score of each month as a table, for reading and copying. */
export const ScoreTable = ({ months }: Pick<CompanyScore, 'months'>) => (
  <table className={css['table']}>
    <thead>
      <tr>
        <th scope="col">달</th>
        <th scope="col">점수</th>
        <th scope="col">평가</th>
      </tr>
    </thead>
    <tbody>
      {months.map(({ yearMonth, score, jobCnt }) => (
        <tr key={yearMonth}>
          <th scope="row">{yearMonth}</th>
          <td>{score === '' ? '없음' : score}</td>
          <td>{jobCnt}건</td>
        </tr>
      ))}
    </tbody>
  </table>
);
