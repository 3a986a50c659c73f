import { isReviewable } from '@portal/contract/areas/audit/review';
import type { AccessReview } from '@portal/contract/areas/audit/shapes';
import { seoulDay } from '@portal/contract/core/dates';
import { monthOf } from '@portal/contract/core/months';
import { useState } from 'react';
import { MemoDialog } from '#kit/record/memo-dialog.tsx';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Section } from '#ui/text/headings.tsx';
import { Text } from '#ui/text/text.tsx';
import { Moment } from '#ui/text/values.tsx';
import { finishReview } from '../api.ts';

const TITLE = '점검 완료';

type Props = { review: AccessReview; reload: () => Promise<unknown> };

/**
 * The reviews of the month with their results, and the button that adds one. A month can be reviewed once it is over.
 */
export function ReviewLines({ review, reload }: Props) {
  const [opened, setOpened] = useState(false);
  const { month, reviews } = review;
  const isMonthOver = isReviewable(month, monthOf(seoulDay(new Date())));
  return (
    <Section title="점검" side={isMonthOver && <BusyButton onClick={() => setOpened(true)}>{TITLE}</BusyButton>}>
      {reviews.length === 0 ? (
        <Text size={13} tone="soft">
          {isMonthOver ? '아직 점검하지 않았습니다.' : '달이 끝난 뒤 점검할 수 있습니다.'}
        </Text>
      ) : (
        <Stack as="ul" gap={8} size={14}>
          {reviews.map(({ reviewDtm, userId, userName, memo }) => (
            <li key={`${reviewDtm} ${userId} ${memo}`}>
              <strong>
                {userName} ({userId})
              </strong>{' '}
              <Text as="span" tone="soft">
                <Moment at={reviewDtm} />
              </Text>
              <Text breaks>{memo}</Text>
            </li>
          ))}
        </Stack>
      )}
      <MemoDialog
        confirmation={{ title: TITLE, question: 'audit.review.confirm', subject: { name: `${month} 열람`, facts: [] } }}
        memo={{ label: '점검 결과', field: 'Memo', missing: 'audit.review.blank', placeholder: '이상 없음' }}
        done="audit.review.done"
        failed="audit.review.failed"
        send={(memo) => finishReview(month, memo)}
        reload={async () => void (await reload())}
        opened={opened}
        onClose={() => setOpened(false)}
      />
    </Section>
  );
}
