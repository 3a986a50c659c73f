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
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Popover } from '#ui/layers/popover.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Text } from '#ui/text/text.tsx';
import { companyScore } from '../api.ts';
import { ItemScores } from '../parts/item-scores.tsx';
import css from '../parts/scores.module.css';
import { ScoreRules } from './score-rules.tsx';

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
  <Row justify="between" gap={16}>
    <Text as="dt" tone="soft">
      {label}
    </Text>
    <Text as="dd">{count === 0 ? '0건' : <Link {...figureTarget({ figure, companyId })}>{count}건</Link>}</Text>
  </Row>
);

function Panel({ score }: { score: CompanyScore }) {
  const { companyId, companyName, jobCnt, awardCnt, withdrawnCnt, lateCnt, items } = score;
  const isAllowed = isManager(useActor());
  return (
    <Stack gap={8} className={css['panel']}>
      <Row as="header" wraps align="baseline" gap={8} size={12} tone="faint">
        <Text as="strong" size={16} tone="text">
          {companyName}
        </Text>
        <span>최근 12개월 · {jobCnt}건 평가</span>
        {isAllowed && (
          <Text as="span" toEnd>
            <Link to={paths.referenceCompanyView(companyId)}>업체 보기</Link>
          </Text>
        )}
      </Row>
      <Row justify="between" gap={16} padY={8} line="below">
        <Text size={12} tone="faint">
          <Text as="b" size={24} weight="semibold" tone="text">
            {scoreText(score.score)}
          </Text>
          {score.score !== '' && ' / 10'}
        </Text>
        <Stack as="dl" gap={4} size={13}>
          <Count label="수주" figure={Figure.Awarded} count={awardCnt} companyId={companyId} />
          <Count label="수주철회" figure={Figure.Withdrawn} count={withdrawnCnt} companyId={companyId} />
          <Count label="시작 지연" figure={Figure.Late} count={lateCnt} companyId={companyId} />
        </Stack>
      </Row>
      <div>
        <ItemScores items={items} />
      </div>
      <Text size={12} tone="faint">
        직원에게만 보입니다. <ScoreRules />
      </Text>
    </Stack>
  );
}

/** The winner's score beside its name, small, with its counts and items on demand. For staff (D-315). */
export function WinnerScore({ companyId }: { companyId: number }) {
  const [opened, setOpened] = useState(false);
  const { data: score } = useQuery(companyScore(companyId));
  if (!score) return null;
  const text = scoreText(score.score);
  const opener = (
    <BusyButton variant="default" size="compact-sm" aria-label={`${score.companyName} 점수 ${text}`}>
      <Icon name="star" size={14} />
      <Text as="span" size={13} weight="medium">
        {text}
      </Text>
    </BusyButton>
  );
  return (
    <Popover opened={opened} onChange={setOpened} opener={opener} label={`${score.companyName} 점수`}>
      <Panel score={score} />
    </Popover>
  );
}
