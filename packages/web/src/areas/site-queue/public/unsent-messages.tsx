import { seoulTime } from '@portal/contract/core/dates';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Panel } from '#ui/surface/panel.tsx';
import { Note } from '#ui/text/note.tsx';
import { Text } from '#ui/text/text.tsx';
import { sendAgain } from '../parts/sender/send-queue.ts';
import css from './unsent.module.css';
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
    <Stack as="ul" className={css['messages']} gap={8} padY={8} padX={16} aria-label="보내지 못한 메시지">
      {messages.map((entry) => (
        <Panel as="li" key={entry.seq} gap={4} padY={8} padX={12} round="lg">
          <Text breaks>{entry.title}</Text>
          <Row gap={8} wraps>
            <Note as="small">
              {entry.state === 'refused' ? entry.lastError : '기기에 저장됨'} ·{' '}
              {seoulTime(new Date(entry.madeAt)).slice(11, 16)}
            </Note>
            <BusyButton size="sm" variant="default" needsServer={false} onClick={() => sendAgain([entry])}>
              다시 보내기
            </BusyButton>
          </Row>
        </Panel>
      ))}
    </Stack>
  );
}
