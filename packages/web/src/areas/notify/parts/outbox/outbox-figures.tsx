import { CHANNEL_NAMES } from '@portal/contract/areas/notify/deliveries';
import { isLimitNear } from '@portal/contract/areas/notify/limits';
import type { OutboxFigures as Figures } from '@portal/contract/areas/notify/outbox-calls';
import { withSeparators } from '@portal/contract/core/formats';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Text } from '#ui/text/text.tsx';
import css from '../notify.module.css';
import { outboxFigures } from './api.ts';

type Counts = Figures['month'];

/** '푸시 3 · 메일 1'. */
const perChannel = (counts: Counts): string =>
  counts.map(({ channel, count }) => `${CHANNEL_NAMES[channel]} ${withSeparators(count)}`).join(' · ');

const sumOf = (counts: Counts): string => withSeparators(counts.reduce((sum, { count }) => sum + count, 0));

/** '12초', '3분' or '2시간'. */
function waitText(seconds: number): string {
  if (seconds < 60) return `${seconds}초`;
  return seconds < 3600 ? `${Math.floor(seconds / 60)}분` : `${Math.floor(seconds / 3600)}시간`;
}

/** What stands beside a figure. */
const Beside = ({ children }: { children: ReactNode }) => (
  <Text as="span" size={12} tone="faint">
    {children}
  </Text>
);

const Figure = ({ label, value, children }: { label: string; value: string; children?: ReactNode }) => (
  <div>
    <Text as="dt" size={12} tone="faint">
      {label}
    </Text>
    <Row as="dd" gap={8} wraps>
      <Text as="b" size={16} weight="medium">
        {value}
      </Text>
      {children}
    </Row>
  </div>
);

function Limit({ talkCount, talkLimit }: Figures) {
  return (
    <Figure label="이번 달 알림톡" value={withSeparators(talkCount)}>
      <Beside>{`/ ${withSeparators(talkLimit)}건`}</Beside>
      <progress
        className={css['limit']}
        data-near={isLimitNear(talkCount, talkLimit)}
        max={talkLimit}
        value={talkCount}
        aria-label="이번 달 알림톡"
      />
    </Figure>
  );
}

/** The notice above the list once the month's limit is near or reached. */
function LimitWarning({ talkCount, talkLimit }: Figures) {
  if (!isLimitNear(talkCount, talkLimit)) return null;
  const most = `${withSeparators(talkLimit)}건`;
  return (
    <Row as="p" gap={8} padY={8} padX={12} ground="warn-soft" round="md">
      <Row as="span" tone="warn" firm>
        <Icon name="alert" />
      </Row>
      {talkCount < talkLimit
        ? `알림톡이 한도의 80%를 넘었습니다. ${most}이 되면 그달 말까지 푸시와 메일로 보냅니다.`
        : `이번 달 알림톡 ${most}을 모두 보냈습니다. 이달 말까지 푸시와 메일로 보냅니다.`}
    </Row>
  );
}

/** What was sent this month, what waits, and what failed today (D-425). */
export function OutboxFigures() {
  const { data } = useQuery(outboxFigures);
  if (!data) return null;
  return (
    <Stack gap={12} padY={8}>
      <Row as="dl" gap={24} wraps align="start">
        {data.talkLimit > 0 && <Limit {...data} />}
        <Figure label="이번 달 보낸 알림" value={sumOf(data.month)}>
          <Beside>{perChannel(data.month)}</Beside>
        </Figure>
        <Figure label="최장 대기" value={waitText(data.oldestSeconds)} />
        <Figure label="오늘 실패" value={sumOf(data.failedToday)}>
          <Beside>{perChannel(data.failedToday)}</Beside>
        </Figure>
      </Row>
      <LimitWarning {...data} />
    </Stack>
  );
}
