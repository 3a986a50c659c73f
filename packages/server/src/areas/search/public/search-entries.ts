import type { SearchKind } from '@portal/contract/areas/search/kinds';
import type { Ctx } from '#context.ts';
import { deleteEntries, upsertEntries } from '../queries/write.ts';
import { scopesOf } from '../scopes.ts';
import type { SearchEntryTable } from '../tables.ts';
import { searchedWords, termsOf } from '../terms.ts';

/** Characters of a title that are kept and searched. */
const TITLE_LENGTH = 200;

type Rights = Pick<
  SearchEntryTable,
  'status' | 'company_id' | 'author_id' | 'room_id' | 'visibility' | 'board' | 'publish_from' | 'publish_until'
>;

/** What an area writes of a record: its title, further searched words, and the columns that decide who may find it. */
export type SearchEntry = Partial<Rights> & Pick<SearchEntryTable, 'title' | 'at'> & { more?: string };

/** A record of one kind. `entry` is null when nobody may find it any more: it is deleted, or has no title. */
export type SearchRecord = { kind: SearchKind; key: string | number; entry: SearchEntry | null };

const NO_RIGHTS: Rights = {
  status: null,
  company_id: null,
  author_id: null,
  room_id: null,
  visibility: null,
  board: null,
  publish_from: null,
  publish_until: null,
};

function rowOf(kind: SearchKind, key: string, { more = '', title, ...columns }: SearchEntry): SearchEntryTable {
  const shown = title.trim().slice(0, TITLE_LENGTH).toWellFormed();
  const words = searchedWords(shown, more);
  const rights = { ...NO_RIGHTS, ...columns };
  const terms = scopesOf({ kind, ...rights }).flatMap((scope) => termsOf(scope, words));
  return { ...rights, kind, key, title: shown, words, terms };
}

/**
 * Stores how records are found. Call it in the transaction that changes the record, with the record locked. It is the
 * only writer of the index besides `rebuildSearch`, which uses it too.
 */
export async function saveSearchEntries(db: Ctx['db'], records: readonly SearchRecord[]): Promise<void> {
  const removed = records.filter(({ entry }) => entry === null || entry.title.trim() === '');
  const rows = records.flatMap(({ kind, key, entry }) =>
    entry === null || entry.title.trim() === '' ? [] : [rowOf(kind, String(key), entry)],
  );
  await deleteEntries(
    db,
    removed.map(({ kind, key }) => ({ kind, key: String(key) })),
  );
  await upsertEntries(db, rows);
}
