import { NoticeBoard } from '@portal/contract/areas/notices/boards';
import { NOTICE_LIST } from '@portal/contract/areas/notices/lists';
import { ALL } from '@portal/contract/core/list-request';
import { listSearch, oneOf } from '#kit/list/list-search.ts';
import { paths } from '#lib/paths.ts';

/** Deleted notices are hidden by default (NOTICE-07). */
const status = () => oneOf([ALL, ...NOTICE_LIST.statuses], 'N');

/** The parameters of each board's list (D-115). */
export const noticeSearch = {
  [NoticeBoard.Partners]: listSearch(paths.noticeList, NOTICE_LIST, { status: status() }),
  [NoticeBoard.Staff]: listSearch(paths.mizeNoticeList, NOTICE_LIST, { status: status() }),
} as const;
