import { FEWEST_JOBS, isNewCompany, NEW_COMPANY } from '@portal/contract/areas/scores/score';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Press } from '#ui/buttons/press.tsx';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Section } from '#ui/text/headings.tsx';
import { Text } from '#ui/text/text.tsx';
import { companyScore } from '../api.ts';
import { ItemScores } from '../parts/item-scores.tsx';
import { ScoreLine } from '../parts/score-line.tsx';
import { ScoreTable } from '../parts/score-table.tsx';
import css from '../parts/scores.module.css';
import { ScoreRules } from './score-rules.tsx';

/** The score of a company on its page: twelve months and every item (D-315). For staff. */
export function CompanyScoreSection({ companyId }: { companyId: number }) {
  const score = useQuery(companyScore(companyId));
  const [asTable, setAsTable] = useState(false);
  if (score.isError) return <LoadError onRetry={() => score.refetch()} />;
  if (score.isPending) return <Loading />;
  if (score.data === null) return null;
  const { jobCnt, allScore, months, items } = score.data;
  const side = (
    <>
      <ScoreRules />
      <Press kind="link" size={12} onClick={() => setAsTable(!asTable)}>
        {asTable ? '그림으로 보기' : '표로 보기'}
      </Press>
    </>
  );
  return (
    <div className={css['columns']}>
      <div>
        <Section title="12개월 점수" note="완료한 달마다 매긴 평가의 평균" side={side}>
          <Stack gap={8} size={12} tone="faint">
            {isNewCompany({ jobs: jobCnt }) && (
              <Text>
                평가한 프로젝트가 {jobCnt}건입니다. {FEWEST_JOBS}건이 되기 전에는 점수 대신 ‘{NEW_COMPANY}’로 적습니다.
              </Text>
            )}
            {asTable ? <ScoreTable months={months} /> : <ScoreLine score={score.data} />}
            <Text>
              빈 점은 평가가 한 건인 달입니다. {allScore !== '' && `점선은 모든 업체 평균 ${allScore}점입니다. `}달을
              누르면 그 달 프로젝트가 열립니다.
            </Text>
          </Stack>
        </Section>
      </div>
      <div>
        <Section title="평가 항목" note="모든 업체 평균과의 차이">
          <ItemScores items={items} full />
        </Section>
      </div>
    </div>
  );
}
