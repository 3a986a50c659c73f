import { NEWEST_FIRST } from '../../core/paging.ts';

/** Rules of a list of notices (NOTICE-07, NOTICE-09): 'N' not deleted, which is the default, 'Y' deleted. */
export const NOTICE_LIST = {
  size: 10,
  statuses: ['N', 'Y'],
  types: [
    { value: 'noticeSubject', label: '제목' },
    { value: 'noticeText', label: '제목+내용' },
  ],
  orders: NEWEST_FIRST,
} as const;

/** Filter of the readers of a notice: 'N' unread, 'Y' read, 'A' all. */
export const READ_STATES = ['N', 'Y', 'A'] as const;
export type ReadState = (typeof READ_STATES)[number];
export const READER_LIST_SIZE = 30;
