import { Figure } from '@portal/contract/areas/outsourced-projects/figures';
import type { CompanyScore } from '@portal/contract/areas/scores/calls';
import { scoreText, shareText } from '@portal/contract/areas/scores/score';
import { inWon } from '@portal/contract/core/money';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { figureTarget } from '#areas/project/public/figure-target.ts';
import type { KeyFact } from '#kit/record/key-facts.tsx';
import { companyScore } from '../api.ts';

/** The days that late projects start late on average, '1.5일'. */
const meanDays = ({ lateDays, lateCnt }: CompanyScore): string => `${Math.round((lateDays * 10) / lateCnt) / 10}일`;

/** The counts of a company as key facts; each is a link to exactly its projects. */
function scoreFacts(score: CompanyScore): KeyFact[] {
  const { companyId, awardCnt, withdrawnCnt, lateCnt, jobCnt } = score;
  const count = (figure: Figure, number: number) =>
    number === 0 ? (
      '0건'
    ) : (
      // A link beside other text is told apart without colour.
      <Link {...figureTarget({ figure, companyId })}>
        <u>{number}건</u>
      </Link>
    );
  return [
    {
      label: '점수 12개월',
      value: (
        <>
          {scoreText(score.score)} <small>/ 10 · {jobCnt}건 평가</small>
        </>
      ),
    },
    {
      label: '수주 12개월',
      value: (
        <>
          {count(Figure.Awarded, awardCnt)} <small data-money>{inWon(score.awardAmount)}</small>
        </>
      ),
    },
    {
      label: '수주철회',
      value: (
        <>
          {count(Figure.Withdrawn, withdrawnCnt)} <small>{shareText(withdrawnCnt, awardCnt + withdrawnCnt)}</small>
        </>
      ),
    },
    {
      label: '시작 지연',
      value: (
        <>
          {count(Figure.Late, lateCnt)} {lateCnt > 0 && <small>평균 {meanDays(score)}</small>}
        </>
      ),
    },
  ];
}

/** The counts of a company for the head of its page; none until they are loaded. */
export function useScoreFacts(companyId: number): KeyFact[] {
  const { data } = useQuery(companyScore(companyId));
  return data ? scoreFacts(data) : [];
}
