import { seoulTime } from '@portal/contract/core/dates';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { sendAgain } from '../parts/sender/send-queue.ts';
import css from './unsent-messages.module.css';
import { useUnsent } from './use-unsent.ts';
import { useWhenSent } from './use-when-sent.ts';

type Props = { projectId: number; awardId: number; onSent: () => Promise<unknown> };

const KINDS = ['message'] as const;

/** The messages of a talk that are still on this device, with a dashed edge. One that has gone is read from the server. */
export function UnsentMessages({ projectId, awardId, onSent }: Props) {
  const unsent = useUnsent();
  const messages = (unsent?.own ?? []).filter((entry) => entry.kind === 'message' && entry.awardId === awardId);
  useWhenSent(projectId, KINDS, onSent);
  if (messages.length === 0) return null;
  return (
    <ul className={css['messages']} aria-label="보내지 못한 메시지">
      {messages.map((entry) => (
        <li key={entry.seq}>
          <p>{entry.title}</p>
          <small>
            {entry.state === 'refused' ? entry.lastError : '기기에 저장됨'} ·{' '}
            {seoulTime(new Date(entry.madeAt)).slice(11, 16)}
          </small>
          <BusyButton size="sm" variant="default" rests={false} onClick={() => sendAgain([entry])}>
            다시 보내기
          </BusyButton>
        </li>
      ))}
    </ul>
  );
}
