import { NoticeBoard } from '@portal/contract/areas/notices/boards';
import { mizeNoticeCalls, noticeCalls } from '@portal/contract/areas/notices/calls';
import type { NoticeRow } from '@portal/contract/areas/notices/shapes';
import { type Actor, isStaff } from '@portal/contract/core/actor';
import type { CallInput } from '@portal/contract/core/call';
import type { CallCtx } from '#context.ts';
import { listExport, type SheetColumn } from '#lists/list-export.ts';
import { listNotices } from './read-notices.ts';

const COLUMNS: readonly SheetColumn<NoticeRow>[] = [
  { key: 'no', label: '번호', kind: 'number', of: (row) => row.no },
  { key: 'pinned', label: '고정', of: (row) => (row.fixYN === 'Y' ? '고정' : '') },
  { key: 'category', label: '분류', of: (row) => row.categoryName },
  { key: 'subject', label: '제목', of: (row) => row.noticeSubject },
  { key: 'made', label: '등록일시', kind: 'time', of: (row) => row.createdDtm },
  { key: 'published', label: '게시일시', kind: 'time', of: (row) => row.publishedDtm },
  { key: 'must', label: '필독 기한', kind: 'day', of: (row) => row.mustReadUntil },
  { key: 'views', label: '조회', kind: 'number', of: (row) => row.viewCnt },
  { key: 'files', label: '첨부', kind: 'number', of: (row) => row.fileCnt },
];

const AUTHOR: SheetColumn<NoticeRow> = { key: 'author', label: '작성자', of: (row) => row.createdUserName ?? '' };

const columnsFor = (actor: Actor) => (isStaff(actor) ? [...COLUMNS, AUTHOR] : COLUMNS);

type Input = CallInput<typeof noticeCalls.list>;

/** Most pinned notices; a board has a few. */
const MOST_PINNED = 1000;

/** A transaction has one scan, which is of the others. */
const NO_SCAN = { scan: undefined };

/** The pinned notices before the others, as the page of the list shows them (D-117). */
const readBoard = (board: NoticeBoard) => async (ctx: CallCtx, input: Input) => {
  const pinned = await listNotices(board, true)(ctx, { ...input, ...NO_SCAN, Page: 1, PageSize: MOST_PINNED });
  const others = await listNotices(board, false)(ctx, input);
  return {
    rows: input.Page === 1 ? [...pinned.rows, ...others.rows] : others.rows,
    totalCount: pinned.totalCount + others.totalCount,
  };
};

/** The workbooks of both boards. */
export const noticeSheets = [
  listExport({
    call: noticeCalls.list,
    name: '공지사항목록',
    columns: columnsFor,
    read: readBoard(NoticeBoard.Partners),
  }),
  listExport({
    call: mizeNoticeCalls.list,
    name: '공지사항목록(마이즈)',
    columns: columnsFor,
    read: readBoard(NoticeBoard.Staff),
  }),
];
