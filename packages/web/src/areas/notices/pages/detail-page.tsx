import { NoticeBoard } from '@portal/contract/areas/notices/boards';
import { mayManageNotices } from '@portal/contract/areas/notices/policy';
import type { NoticeInfo } from '@portal/contract/areas/notices/shapes';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams, useSearch } from '@tanstack/react-router';
import { AllowedPage } from '#kit/page/allowed-page.tsx';
import { RecordPage } from '#kit/record/record-page.tsx';
import { paths } from '#lib/paths.ts';
import { useActor } from '#lib/use-actor.ts';
import { Loading } from '#ui/feedback/states.tsx';
import { boardQuery, noticeSources } from '../api.ts';
import { BOARD_PATHS } from '../parts/boards.ts';
import { EditForm } from '../parts/edit-form.tsx';
import { listedNotice } from '../parts/listed-notice.tsx';
import { ManagedNotice } from '../parts/managed-notice.tsx';
import { NoticeRecord } from '../parts/notice-record.tsx';

const TITLE = '공지사항 상세';

const useNoticeId = (): string => {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  return id;
};

/** Whether the address asks for the form, which 수정 opens and Back closes. */
function useIsEditing(): boolean {
  const { edit }: { edit?: unknown } = useSearch({ strict: false });
  return edit === 'Y';
}

type Shown = { board: NoticeBoard; notice: NoticeInfo; reload: () => Promise<void> };

const isDeleted = ({ delYN }: NoticeInfo): boolean => delYN === 'Y';

/** A notice for its staff: for reading, or in its form. A deleted one can only be read (NOTICE-24, D-114). */
function StaffNotice(shown: Shown) {
  const isEditing = useIsEditing();
  if (isDeleted(shown.notice)) return <NoticeRecord {...shown} />;
  return isEditing ? <EditForm {...shown} /> : <ManagedNotice {...shown} />;
}

function NoticeDetail({ board }: { board: NoticeBoard }) {
  const actor = useActor();
  return (
    <RecordPage
      kind={TITLE}
      source={noticeSources[board]}
      nameOf={(notice) => notice.noticeSubject}
      listPath={BOARD_PATHS[board].list}
      listed={listedNotice(board, actor)}
      isDeleted={isDeleted}
      ownHead
    >
      {({ record: notice, reload }) => <StaffNotice key={notice.noticeId} {...{ board, notice, reload }} />}
    </RecordPage>
  );
}

/** /notices/view/{id}. An id of the staff board is redirected to that board, with the query parameters (D-27). */
export function DetailPage() {
  const id = useNoticeId();
  const query: Record<string, unknown> = useSearch({ strict: false });
  const staff = mayManageNotices(useActor());
  const board = useQuery({ ...boardQuery(id), enabled: staff, retry: false });
  // Contractors are redirected to the read-only page (D-119).
  if (!staff) return <Navigate to={paths.noticeCompanyView(id)} replace />;
  if (board.isPending) return <Loading />;
  return board.data === NoticeBoard.Staff ? (
    <Navigate to={paths.mizeNoticeView(id)} search={query} replace />
  ) : (
    <NoticeDetail board={NoticeBoard.Partners} />
  );
}

/** /mizenotices/view/{id}: a notice of the staff board. Contractors are redirected to their board. */
export const MizeDetailPage = () => (
  <AllowedPage title={TITLE} may={mayManageNotices} otherwise={<Navigate to={paths.noticeList} replace />}>
    {() => <NoticeDetail board={NoticeBoard.Staff} />}
  </AllowedPage>
);
