import type { CompanyScore } from '@portal/contract/areas/scores/calls';
import { differenceText } from '@portal/contract/areas/scores/score';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { Faint } from '#ui/text/values.tsx';
import css from './scores.module.css';

const LISTS = [
  { list: 1, title: '업체 평가' },
  { list: 2, title: '완료 후 평가' },
] as const;

const TONES: Record<string, 'good' | 'warn'> = { '+': 'good', '−': 'warn' };

type Props = {
  items: CompanyScore['items'];
  /** With the difference from all companies, and the number of projects. */
  full?: boolean;
};

/** The mean of each item of both checklists, as a bar and as a figure. */
export function ItemScores({ items, full = false }: Props) {
  return LISTS.map(({ list, title }) => {
    const own = items.filter((item) => item.list === list);
    if (own.length === 0) return null;
    return (
      <Stack key={list} gap={4} padY={4}>
        <Text as="h3" size={12} weight="medium" tone="soft">
          {title}
        </Text>
        <Stack as="ul" size={13}>
          {own.map(({ checkId, checkText, score, allScore, jobCnt }) => {
            const difference = differenceText(score, allScore);
            return (
              <Text
                as="li"
                key={checkId}
                line={full ? 'below' : undefined}
                className={css['item']}
                data-full={full || undefined}
              >
                <span>{checkText}</span>
                <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                  <rect data-kind="track" width="100" height="4" />
                  <rect width={score === '' ? 0 : Number(score) * 10} height="4" />
                </svg>
                <Text as="b" weight="semibold">
                  {score === '' ? '없음' : score}
                </Text>
                {full && (
                  <>
                    <Text as="span" tone={TONES[difference.slice(0, 1)] ?? 'faint'}>
                      {difference}
                    </Text>
                    <Faint text={`${jobCnt}건`} />
                  </>
                )}
              </Text>
            );
          })}
        </Stack>
      </Stack>
    );
  });
}
