import { FIGURE_RULES, UNANSWERED_DAYS } from '@portal/contract/areas/outsourced-projects/figure-rules';
import { Figure, type ProjectOwner } from '@portal/contract/areas/outsourced-projects/figures';
import type { Attention } from '@portal/contract/areas/overview/calls';
import { daysBetween } from '@portal/contract/core/dates';
import { inWon } from '@portal/contract/core/money';
import { figureTarget } from '#areas/project/public/figure-target.ts';
import { today } from '#lib/days.ts';
import { LineLink } from '#ui/layout/line-link.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Section } from '#ui/text/headings.tsx';
import { Text } from '#ui/text/text.tsx';
import css from './overview.module.css';

const HINTS: Partial<Record<Figure, string>> = {
  delayed: '수주할 때 정한 날보다 늦게 시작합니다',
  unanswered: `게시한 지 ${UNANSWERED_DAYS}일이 지나도 수주한 업체가 없습니다`,
  materialsOpen: '수주했지만 자재를 확정하지 않았습니다',
  materialsSent: '보낸 자재를 업체가 받지 않았습니다',
};

/** What the oldest one of these waits since. */
function ageOf(figure: Figure, since: string): string {
  const days = daysBetween(since, today());
  if (figure === Figure.Delayed || figure === Figure.MaterialsOpen) {
    if (days === 0) return '오늘 시작';
    return days > 0 ? `시작 ${days}일 지남` : `시작 ${-days}일 전`;
  }
  return days <= 0 ? '오늘' : `${days}일째`;
}

const TONES: Partial<Record<Figure, 'bad' | 'warn'>> = { delayed: 'bad', unanswered: 'warn' };

function Line({ figure, count, amount, since, owner }: Attention & { owner: ProjectOwner }) {
  const { label } = FIGURE_RULES[figure];
  const content = (
    <>
      <Text as="b" size={20} weight="semibold" tone={count === 0 ? undefined : TONES[figure]}>
        {count}
      </Text>
      <Stack as="span">
        <Text as="strong" size={14} weight="medium">
          {label}
        </Text>
        <Text as="small" size={12} tone="faint">
          {HINTS[figure] ?? inWon(amount)}
        </Text>
      </Stack>
      <Text as="span" size={12} tone="faint">
        {since === '' ? '' : ageOf(figure, since)}
      </Text>
    </>
  );
  return (
    <Text as="li" className={css['attention']} line="below">
      {count === 0 ? (
        <Text as="span" tone="faint" data-none>
          {content}
        </Text>
      ) : (
        <LineLink {...figureTarget({ figure, owner })} title={`${label} ${count}건 보기`}>
          {content}
          <Icon name="next" size={14} />
        </LineLink>
      )}
    </Text>
  );
}

type Props = { attention: readonly Attention[]; owner: ProjectOwner };

/** Kinds of work that need attention, each with its count and its oldest one. */
export const AttentionList = ({ attention, owner }: Props) => (
  <Section title="손이 필요한 일">
    <Stack as="ul" line="above">
      {attention.map((one) => (
        <Line key={one.figure} {...one} owner={owner} />
      ))}
    </Stack>
  </Section>
);
