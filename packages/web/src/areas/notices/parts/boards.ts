import { NoticeBoard } from '@portal/contract/areas/notices/boards';
import { type Actor, isStaff } from '@portal/contract/core/actor';
import { paths } from '#lib/paths.ts';

/** The paths of the pages of each board (D-115, D-116). */
export const BOARD_PATHS = {
  [NoticeBoard.Partners]: { list: paths.noticeList, add: paths.noticeAdd, view: paths.noticeView },
  [NoticeBoard.Staff]: { list: paths.mizeNoticeList, add: paths.mizeNoticeAdd, view: paths.mizeNoticeView },
} as const;

/** The path that opens a notice for the user. Contractors can only read (NOTICE-24, NOTICE-25). */
export const noticePath = (actor: Actor, board: NoticeBoard, noticeId: number): string =>
  isStaff(actor) ? BOARD_PATHS[board].view(noticeId) : paths.noticeCompanyView(noticeId);
