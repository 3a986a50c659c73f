import { Figure } from '@portal/contract/areas/outsourced-projects/figures';
import type { CompanyScore } from '@portal/contract/areas/scores/calls';
import { scoreText } from '@portal/contract/areas/scores/score';
import { isManager } from '@portal/contract/core/actor';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { figureTarget } from '#areas/project/public/figure-target.ts';
import { paths } from '#lib/paths.ts';
import { useActor } from '#lib/use-actor.ts';
import { Popover } from '#ui/layers/popover.tsx';
import { companyScore } from '../api.ts';
import { ItemScores } from '../parts/item-scores.tsx';
import { ScoreRules } from './score-rules.tsx';
import css from './winner-score.module.css';

const STAR = 'M8 1.8l1.9 3.9 4.3.6-3.1 3 .7 4.3L8 11.6l-3.8 2 .7-4.3-3.1-3 4.3-.6z';

const Count = ({
  label,
  figure,
  count,
  companyId,
}: {
  label: string;
  figure: Figure;
  count: number;
  companyId: number;
}) => (
  <div>
    <dt>{label}</dt>
    <dd>{count === 0 ? '0건' : <Link {...figureTarget({ figure, companyId })}>{count}건</Link>}</dd>
  </div>
);

function Panel({ score }: { score: CompanyScore }) {
  const { companyId, companyName, jobCnt, awardCnt, withdrawnCnt, lateCnt, items } = score;
  const isAllowed = isManager(useActor());
  return (
    <div className={css['panel']}>
      <header>
        <strong>{companyName}</strong>
        <small>최근 12개월 · {jobCnt}건 평가</small>
        {isAllowed && <Link to={paths.referenceCompanyView(companyId)}>업체 보기</Link>}
      </header>
      <div className={css['top']}>
        <p>
          <b>{scoreText(score.score)}</b>
          {score.score !== '' && ' / 10'}
        </p>
        <dl>
          <Count label="수주" figure={Figure.Awarded} count={awardCnt} companyId={companyId} />
          <Count label="수주철회" figure={Figure.Withdrawn} count={withdrawnCnt} companyId={companyId} />
          <Count label="시작 지연" figure={Figure.Late} count={lateCnt} companyId={companyId} />
        </dl>
      </div>
      <ItemScores items={items} />
      <p className={css['hint']}>
        직원에게만 보입니다. <ScoreRules />
      </p>
    </div>
  );
}

/** The winner's score beside its name, small, with its counts and items on demand. For staff (D-315). */
export function WinnerScore({ companyId }: { companyId: number }) {
  const [opened, setOpened] = useState(false);
  const { data: score } = useQuery(companyScore(companyId));
  if (!score) return null;
  const text = scoreText(score.score);
  const opener = (
    <button type="button" className={css['chip']} aria-label={`${score.companyName} 점수 ${text}`}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={STAR} />
      </svg>
      {text}
    </button>
  );
  return (
    <Popover opened={opened} onChange={setOpened} opener={opener} label={`${score.companyName} 점수`}>
      <Panel score={score} />
    </Popover>
  );
}
