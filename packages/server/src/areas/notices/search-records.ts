import type { NoticeBoard } from '@portal/contract/areas/notices/boards';
import type { SearchRecord } from '#areas/search/public/search-entries.ts';
import { searchSource } from '#areas/search/public/search-source.ts';

export const SEARCHED_COLUMNS = [
  'id',
  'board',
  'subject',
  'publish_from',
  'publish_until',
  'created_by',
  'created_at',
  'deleted_at',
] as const;

type SearchedNotice = {
  id: number;
  board: NoticeBoard;
  subject: string;
  publish_from: Date | null;
  publish_until: Date | null;
  created_by: string;
  created_at: Date;
  deleted_at: Date | null;
};

/** How a notice is found: by its subject, until it is deleted. */
export const searchRecordsOf = (notice: SearchedNotice): SearchRecord[] => {
  const { id, board, subject, publish_from, publish_until, created_by, created_at, deleted_at } = notice;
  const columns = { at: created_at, board, publish_from, publish_until, author_id: created_by };
  return [{ kind: 'notice', key: id, entry: deleted_at === null ? { ...columns, title: subject } : null }];
};

/** Notices of both boards, for the rebuild of the search index. */
export const noticeSearch = searchSource({
  table: 'notice',
  key: 'id',
  kinds: ['notice'],
  columns: SEARCHED_COLUMNS,
  recordsOf: searchRecordsOf,
});
