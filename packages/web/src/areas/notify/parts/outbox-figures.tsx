import { CHANNEL_NAMES } from '@portal/contract/areas/notify/deliveries';
import type { OutboxFigures as Figures } from '@portal/contract/areas/notify/outbox-calls';
import { withSeparators } from '@portal/contract/core/formats';
import { useQuery } from '@tanstack/react-query';
import { outboxFigures } from '../outbox-api.ts';
import css from './deliveries.module.css';

/** '푸시 3 · 메일 1', or '없음'. */
const perWay = (counts: Figures['month']): string =>
  counts.map(({ channel, count }) => `${CHANNEL_NAMES[channel]} ${withSeparators(count)}`).join(' · ') || '없음';

/** '12초', '3분' or '2시간'. */
function waitText(seconds: number): string {
  if (seconds < 60) return `${seconds}초`;
  return seconds < 3600 ? `${Math.floor(seconds / 60)}분` : `${Math.floor(seconds / 3600)}시간`;
}

/** What waits, what was sent this month, and what failed today (D-425). */
export function OutboxFigures() {
  const { data } = useQuery(outboxFigures);
  if (!data) return null;
  return (
    <p className={css['note']}>
      {`이번 달 보낸 알림: ${perWay(data.month)} / 가장 오래 기다리는 것: ${waitText(data.oldestSeconds)} / 오늘 실패: ${perWay(data.failedToday)}`}
    </p>
  );
}
