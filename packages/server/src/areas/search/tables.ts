import type { SearchKind } from '@portal/contract/areas/search/kinds';

/** One record as '찾기' finds it. The columns after `at` decide who may find it; each kind has those of its rules. */
export type SearchEntryTable = {
  kind: SearchKind;
  /** The key of the record: its number, or the id of a user. */
  key: string;
  title: string;
  /** What is looked through: the title, its initial consonants and further words, in lower case. */
  words: string;
  /** Hashed pairs of neighbouring characters of `words`, see terms.ts. */
  terms: number[];
  /** Newest records come first. */
  at: Date;
  /** The state of a project, and the company that has its award; the company of a manager or employee. */
  status: string | null;
  company_id: number | null;
  author_id: string | null;
  room_id: number | null;
  visibility: 'A' | 'M' | null;
  board: 'C' | 'M' | null;
  publish_from: Date | null;
  publish_until: Date | null;
};

/** Tables that this area alone writes. */
export type SearchTables = { search_entry: SearchEntryTable };
