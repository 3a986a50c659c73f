import type { Selectable } from 'kysely';
import type { SearchRecord } from '#areas/search/public/search-entries.ts';
import { searchSource } from '#areas/search/public/search-source.ts';
import type { NoticeTable } from './tables.ts';

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
export type SearchedNotice = Pick<Selectable<NoticeTable>, (typeof SEARCHED_COLUMNS)[number]>;

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
