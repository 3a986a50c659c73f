import { NoticeBoard } from '@portal/contract/areas/notices/boards';
import { NOTICE_LIST } from '@portal/contract/areas/notices/lists';
import { mayManageNotices, readsBoard } from '@portal/contract/areas/notices/policy';
import type { NoticeRow } from '@portal/contract/areas/notices/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { messageText } from '@portal/contract/messages';
import { Navigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { SetupSteps } from '#areas/reference/public/setup-steps.tsx';
import { TodaySection } from '#areas/today/public/today-section.tsx';
import { hasToday } from '#areas/today/public/today-work.ts';
import type { BatchAction } from '#kit/list/batch/run-batch.ts';
import { DELETE_MEMO } from '#kit/list/delete-memo.ts';
import type { ListFilter } from '#kit/list/list-filter.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { paths } from '#lib/paths.ts';
import { useActor } from '#lib/use-actor.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { boardList, removeNotice } from '../api.ts';
import { BOARD_PATHS, noticePath } from '../parts/boards.ts';
import { LandingNotices } from '../parts/landing-notices.tsx';
import { noticeCard, noticeColumns } from '../parts/notice-columns.tsx';

const FILTERS: readonly ListFilter[] = [
  // The status filter is hidden, because no page can restore a deleted notice (NOTICE-08, D-114).
  { kind: 'chips', name: 'status', options: [], hidden: true },
  { kind: 'search', types: NOTICE_LIST.types },
];
const NO_ACTIONS: readonly BatchAction<NoticeRow>[] = [];

/** Deleting, which permission M alone can undo (NOTICE-48, NOTICE-50, D-521). */
const removal = (board: NoticeBoard): BatchAction<NoticeRow> => ({
  label: '삭제',
  removes: true,
  noneMarked: 'notice.remove.noneSelected',
  refusalOf: () => null,
  question: 'notice.remove.confirm',
  done: 'notice.remove.done',
  summary: { title: '삭제 결과', text: 'notice.remove.summary' },
  memo: DELETE_MEMO,
  act: (row, idempotencyKey, reason) => removeNotice(board, row, { idempotencyKey, reason }),
});

/** How a board's list is shown to the user. Memoised, so that the objects stay the same between renders. */
function useListView(actor: Actor, board: NoticeBoard) {
  return useMemo(() => {
    const staff = mayManageNotices(actor);
    const view = { staff, linkOf: (row: NoticeRow) => noticePath(actor, board, row.noticeId) };
    return {
      columns: noticeColumns(view),
      card: noticeCard(view),
      batch: staff ? [removal(board)] : NO_ACTIONS,
      addPath: staff ? BOARD_PATHS[board].add : undefined,
    };
  }, [actor, board]);
}

function NoticeList({ board, isPart }: { board: NoticeBoard; isPart: boolean }) {
  const actor = useActor();
  const listView = useListView(actor, board);
  const aboutList = mayManageNotices(actor) ? 'notice.list.staff' : 'notice.list.partner';
  return (
    <ListScreen
      title="공지사항목록"
      isPart={isPart}
      {...boardList(board)(actor)}
      filters={FILTERS}
      keyOf={({ noticeId }) => noticeId}
      nameOf={({ noticeSubject }) => noticeSubject}
      isPinned={({ fixYN }) => fixYN === 'Y'}
      intro={() => <Text tone="soft">{messageText(aboutList)}</Text>}
      emptyText="notice.list.empty"
      emptyHint="notice.list.hint"
      {...listView}
    />
  );
}

/** The first page after sign-in: notices to be read, the work of today, and the notices of the board. */
function BoardPage({ board }: { board: NoticeBoard }) {
  const actor = useActor();
  const showsToday = hasToday(actor);
  if (!readsBoard(actor, board)) return <Navigate to={paths.noticeList} replace />;
  return (
    <Stack gap={16}>
      <LandingNotices />
      {showsToday && <SetupSteps />}
      {showsToday && <TodaySection />}
      <NoticeList board={board} isPart={showsToday} />
    </Stack>
  );
}

/** /notices/list: the board of the contractors (NOTICE-02). */
export const ListPage = () => <BoardPage board={NoticeBoard.Partners} />;

/** /mizenotices/list: the board of the staff. */
export const MizeListPage = () => <BoardPage board={NoticeBoard.Staff} />;
