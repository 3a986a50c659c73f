import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { Row } from '#ui/layout/row.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { momentText } from '#ui/text/moment-text.ts';
import { Text } from '#ui/text/text.tsx';
import { recordReadAt, unansweredKey } from './award-answers.ts';
import css from './offline-note.module.css';

/** '09:12 기준' while the page shows what the device kept, and the server has not answered (D-575). */
export function OfflineNote({ projectId }: { projectId: number }) {
  const client = useQueryClient();
  const { data: at } = useQuery<number>({ queryKey: unansweredKey(projectId), queryFn: skipToken });
  if (at === undefined || at !== recordReadAt(client, projectId)) return null;
  return (
    <Row
      as="p"
      gap={8}
      padY={8}
      padX={16}
      ground="surface-3"
      size={13}
      tone="soft"
      className={css['note']}
      role="status"
    >
      <Icon name="offline" />
      <span>
        <Text as="b" tone="text">
          {momentText(new Date(at), new Date())} 기준
        </Text>{' '}
        · 이 기기에 보관된 내용입니다. 적은 것은 연결되면 보냅니다.
      </span>
    </Row>
  );
}
