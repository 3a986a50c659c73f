import { Figure } from '@portal/contract/areas/outsourced-projects/figures';
import type { CompanyScore } from '@portal/contract/areas/scores/calls';
import { Link } from '@tanstack/react-router';
import { figureTarget } from '#areas/project/public/figure-target.ts';
import { monthLabel } from '#areas/project/public/month-label.ts';
import { Text } from '#ui/text/text.tsx';
import { axisOf, floorOf, heightOf, linesOf, pointsOf, type ScorePoint } from './score-points.ts';
import css from './scores.module.css';

type Props = { score: CompanyScore };

const share = (height: number): string => `${(1 - height) * 100}%`;

function Month({ point, index, companyId }: { point: ScorePoint; index: number; companyId: number }) {
  const { yearMonth, jobCnt, score, height } = point;
  const label = monthLabel(yearMonth, index === 0);
  const content = (
    <>
      <span className={css['plot']}>
        {height !== undefined && (
          <>
            <Text as="b" weight="semibold" tone="text" style={{ top: share(height) }}>
              {score}
            </Text>{' '}
            <i style={{ top: share(height) }} data-single={jobCnt === 1 || undefined} />
          </>
        )}
      </span>
      <span className={css['month']}>{label}</span>{' '}
      <Text as="small" size={11} tone="faint">
        {jobCnt}건
      </Text>
    </>
  );
  if (jobCnt === 0) return <div>{content}</div>;
  return (
    <Link
      {...figureTarget({ figure: Figure.Evaluated, month: yearMonth, companyId })}
      title={`${yearMonth} 완료한 프로젝트 ${jobCnt}건 보기`}
    >
      {content}
    </Link>
  );
}

/** The score of twelve months as a line. A month opens the projects that were completed in it. */
export function ScoreLine({ score: { months, allScore, companyId } }: Props) {
  const floor = floorOf([...months.map(({ score }) => score), allScore]);
  const points = pointsOf(months, floor);
  const all = heightOf(allScore, floor);
  return (
    <div className={css['chart']} data-chart>
      <div className={css['axis']} aria-hidden="true">
        {axisOf(floor).map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
      <div className={css['months']}>
        <svg className={css['lines']} viewBox="0 0 12 100" preserveAspectRatio="none" aria-hidden="true">
          {axisOf(floor).map((mark) => {
            const y = (1 - (heightOf(String(mark), floor) ?? 0)) * 100;
            return <path key={mark} data-kind="grid" d={`M0 ${y}H12`} />;
          })}
          {all !== undefined && <path data-kind="all" d={`M0 ${(1 - all) * 100}H12`} />}
          <path data-kind="own" d={linesOf(points)} />
        </svg>
        {points.map((point, index) => (
          <Month key={point.yearMonth} {...{ point, index, companyId }} />
        ))}
      </div>
    </div>
  );
}
