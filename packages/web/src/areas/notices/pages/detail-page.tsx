import { Board } from '@portal/contract/areas/comments/boards';
import { NoticeBoard } from '@portal/contract/areas/notices/boards';
import { mayManageNotices } from '@portal/contract/areas/notices/policy';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams, useSearch } from '@tanstack/react-router';
import { CommentSection } from '#areas/comments/public/comment-section.tsx';
import { AllowedPage } from '#kit/page/allowed-page.tsx';
import { RecordPage } from '#kit/record/record-page.tsx';
import { paths } from '#lib/paths.ts';
import { useActor } from '#lib/use-actor.ts';
import { Loading } from '#ui/feedback/states.tsx';
import { boardOf, noticeSources } from '../api.ts';
import { BOARD_PATHS } from '../parts/boards.ts';
import { NoticeDesk } from '../parts/notice-desk.tsx';

const TITLE = '공지사항 상세';

const useNoticeId = (): string => {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  return id;
};

/** A notice of a board with its comments; a deleted one has none (NOTICE-34 to NOTICE-38). */
const NoticeDetail = ({ board }: { board: NoticeBoard }) => (
  <RecordPage
    kind={TITLE}
    source={noticeSources[board]}
    nameOf={(notice) => notice.noticeSubject}
    listPath={BOARD_PATHS[board].list}
    ownHead
  >
    {({ record: notice, reload }) => (
      <>
        <NoticeDesk key={notice.noticeId} {...{ board, notice, reload }} />
        {notice.delYN === 'N' && <CommentSection id={notice.noticeId} board={Board.Notice} />}
      </>
    )}
  </RecordPage>
);

/** /notices/view/{id}: an id of the staff board leads on to that board, with the comment it was opened for (D-27). */
export function DetailPage() {
  const id = useNoticeId();
  const query: Record<string, unknown> = useSearch({ strict: false });
  const staff = mayManageNotices(useActor());
  const found = useQuery({ ...boardOf(id), enabled: staff, retry: false });
  // Contractors read where they may only read (D-119).
  if (!staff) return <Navigate to={paths.noticeCompanyView(id)} replace />;
  if (found.isPending) return <Loading />;
  return found.data === NoticeBoard.Staff ? (
    <Navigate to={paths.mizeNoticeView(id)} search={query} replace />
  ) : (
    <NoticeDetail board={NoticeBoard.Partners} />
  );
}

/** /mizenotices/view/{id}: a notice of the staff's own board; contractors are led to theirs. */
export const MizeDetailPage = () => (
  <AllowedPage title={TITLE} may={mayManageNotices} otherwise={<Navigate to={paths.noticeList} replace />}>
    {() => <NoticeDetail board={NoticeBoard.Staff} />}
  </AllowedPage>
);
