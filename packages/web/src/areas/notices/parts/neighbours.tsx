import type { NoticeBoard } from '@portal/contract/areas/notices/boards';
import type { NoticeInfo } from '@portal/contract/areas/notices/shapes';
import { Link } from '@tanstack/react-router';
import { useActor } from '#lib/use-actor.ts';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { noticePath } from './boards.ts';

type Props = { board: NoticeBoard; notice: Pick<NoticeInfo, 'previous' | 'next'> };

/** Links to the next newer and the next older notice (NOTICE-68). */
export function Neighbours({ board, notice: { previous, next } }: Props) {
  const actor = useActor();
  if (previous === null && next === null) return null;
  const lines = [
    { label: '다음 글', to: next },
    { label: '이전 글', to: previous },
  ];
  return (
    <Stack as="nav" gap={4} padY={12} line="above" aria-label="이웃한 공지" data-print="off">
      {lines.map(
        ({ label, to }) =>
          to && (
            <Row as={Link} key={label} to={noticePath(actor, board, to.noticeId)} gap={12} padY={4} touch>
              <span>{label}</span>
              {to.noticeSubject}
            </Row>
          ),
      )}
    </Stack>
  );
}
