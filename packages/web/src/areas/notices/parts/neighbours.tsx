import type { NoticeBoard } from '@portal/contract/areas/notices/boards';
import type { NoticeInfo } from '@portal/contract/areas/notices/shapes';
import { Link } from '@tanstack/react-router';
import { useActor } from '#lib/use-actor.ts';
import { noticePath } from './boards.ts';
import css from './neighbours.module.css';

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
    <nav className={css['beside']} aria-label="이웃한 공지" data-print="off">
      {lines.map(
        ({ label, to }) =>
          to && (
            <Link key={label} to={noticePath(actor, board, to.noticeId)}>
              <span>{label}</span>
              {to.noticeSubject}
            </Link>
          ),
      )}
    </nav>
  );
}
