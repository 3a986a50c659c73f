import { originalFileName } from '@portal/contract/areas/files/names';
import type { Visibility } from '@portal/contract/areas/workspace/policy';
import type { SearchRecord } from '#areas/search/public/search-entries.ts';
import { searchSource } from '#areas/search/public/search-source.ts';

export const SEARCHED_COLUMNS = [
  'id',
  'room_id',
  'author_id',
  'visibility',
  'title',
  'content_text',
  'created_at',
] as const;

type SearchedEntry = {
  id: number;
  room_id: number;
  author_id: string;
  visibility: Visibility;
  title: string;
  content_text: string;
  created_at: Date;
};

/** Characters of the first line of an entry without a title. */
const LINE_LENGTH = 100;

const firstLineOf = (text: string): string => (text.trim().split('\n')[0] ?? '').slice(0, LINE_LENGTH).toWellFormed();

/** How an entry is found: by its title, or by its first line without one. */
export const searchRecordsOf = (entry: SearchedEntry): SearchRecord[] => {
  const { id, room_id, author_id, visibility, title, content_text, created_at } = entry;
  const columns = { at: created_at, room_id, author_id, visibility };
  return [{ kind: 'entry', key: id, entry: { ...columns, title: title.trim() || firstLineOf(content_text) } }];
};

/** Entries of all rooms, for the rebuild of the search index. */
export const entrySearch = searchSource({
  table: 'room_entry',
  key: 'id',
  kinds: ['entry'],
  columns: SEARCHED_COLUMNS,
  recordsOf: searchRecordsOf,
});

export const SEARCHED_FILE_COLUMNS = ['id', 'room_id', 'entry_id', 'name', 'uploaded_at'] as const;

export type SearchedFile = { id: number; room_id: number; entry_id: number | null; name: string; uploaded_at: Date };

/** How a file is found: by its name, while an entry has it. Who finds it depends on that entry. */
export const fileSearchRecords = ({ id, room_id, entry_id, name, uploaded_at }: SearchedFile): SearchRecord[] => [
  {
    kind: 'file',
    key: id,
    entry: entry_id === null ? null : { title: originalFileName(name), at: uploaded_at, room_id },
  },
];

/** Files of all rooms, for the rebuild of the search index. */
export const fileSearch = searchSource({
  table: 'room_file',
  key: 'id',
  kinds: ['file'],
  columns: SEARCHED_FILE_COLUMNS,
  recordsOf: fileSearchRecords,
});
