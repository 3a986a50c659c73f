import { Board } from '@portal/contract/areas/comments/boards';
import type { NoticeBoard } from '@portal/contract/areas/notices/boards';
import type { NoticeInfo } from '@portal/contract/areas/notices/shapes';
import { useNavigate } from '@tanstack/react-router';
import { CommentSection } from '#areas/comments/public/comment-section.tsx';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { useNarrow } from '#ui/screen/use-narrow.ts';
import { NoticeRecord } from './notice-record.tsx';
import css from './notices.module.css';
import { ReadersLine } from './readers/readers-line.tsx';
import { ReadersPanel } from './readers/readers-panel.tsx';

type Props = { board: NoticeBoard; notice: NoticeInfo };

/** A notice for staff: for reading like everybody's, with 수정, who has read it, and its comments (NOTICE-37, NOTICE-63). */
export function ManagedNotice({ board, notice }: Props) {
  const navigate = useNavigate();
  const narrow = useNarrow();
  const edit = () => void navigate({ to: '.', search: (query: object) => ({ ...query, edit: 'Y' }) });
  return (
    <NoticeRecord
      board={board}
      notice={notice}
      actions={
        <BusyButton variant="default" onClick={edit}>
          수정
        </BusyButton>
      }
      side={narrow ? undefined : <ReadersPanel board={board} notice={notice} />}
    >
      {narrow && <ReadersLine board={board} notice={notice} />}
      <div className={css['comments']}>
        <CommentSection id={notice.noticeId} board={Board.Notice} />
      </div>
    </NoticeRecord>
  );
}
