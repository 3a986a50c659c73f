import { NEWEST_FIRST } from '../../core/paging.ts';

/** A list of notices (NOTICE-07, NOTICE-09): Y deleted, N not deleted, which is what is asked for unless said. */
export const NOTICE_LIST = {
  size: 10,
  statuses: ['N', 'Y'],
  types: [
    { value: 'noticeSubject', label: '제목' },
    { value: 'noticeText', label: '제목+내용' },
  ],
  orders: NEWEST_FIRST,
} as const;

/** Who has read a notice, and who has not. */
export const READ_STATES = ['N', 'Y', 'A'] as const;
export type ReadState = (typeof READ_STATES)[number];
export const READER_LIST_SIZE = 30;
