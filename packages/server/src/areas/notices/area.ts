import { Board } from '@portal/contract/areas/comments/boards';
import { NoticeBoard } from '@portal/contract/areas/notices/boards';
import type { Area } from '#area.ts';
import { noticeTarget } from './comment-target.ts';
import { purgeNoticeFiles } from './files.ts';
import { deletedNotices } from './restore.ts';
import { mizeNoticeRoutes, noticeRoutes, sharedNoticeRoutes } from './routes.ts';
import { editAdmission } from './save-notice.ts';
import { noticeSearch } from './search-records.ts';
import { noticeSheets } from './sheets.ts';

/** What this area adds to the portal. */
export const notices = {
  routes: { notices: noticeRoutes, mizeNotices: mizeNoticeRoutes, sharedNotices: sharedNoticeRoutes },
  sheets: noticeSheets,
  search: [noticeSearch],
  commentTargets: { [Board.Notice]: noticeTarget },
  deleted: { notice: deletedNotices },
  admissions: {
    'Notice/notice-edit': editAdmission(NoticeBoard.Partners),
    'MizeNotice/notice-edit': editAdmission(NoticeBoard.Staff),
  },
  jobs: [{ name: 'purgeNoticeFiles', every: 'hour', claim: 'one', ...purgeNoticeFiles }],
} satisfies Area;
