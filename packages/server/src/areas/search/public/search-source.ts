import type { SearchKind } from '@portal/contract/areas/search/kinds';
import type { Ctx } from '#context.ts';
import { deleteOrphans, readSourceBatch } from '../queries/rebuild.ts';
import type { SearchRecord } from './search-entries.ts';

/** A table whose rows are found, for `rebuildSearch`: its key and columns, and how a row is found. */
type SourceTable<Row> = {
  table: string;
  key: 'id' | 'user_id';
  kinds: readonly SearchKind[];
  columns: readonly (keyof Row & string)[];
  recordsOf: (row: Row) => SearchRecord[];
};

/** A batch of records by ascending key. `last` is the key of the last row, null when no row was left. */
export type SourceBatch = { records: SearchRecord[]; last: string | null };

export type SearchSource = {
  table: string;
  /** Locks the next rows until the transaction ends, so that nobody changes them between reading and storing. */
  readBatch: (db: Ctx['db'], after: string | null, most: number) => Promise<SourceBatch>;
  /** Removes what is found although its record does not exist. */
  removeOrphans: (db: Ctx['db']) => Promise<void>;
};

/** Makes the source of a table. */
export const searchSource = <Row>({ recordsOf, ...source }: SourceTable<Row>): SearchSource => ({
  table: source.table,
  readBatch: async (db, after, most) => {
    const rows = await readSourceBatch<Row>(db, source, { after, most });
    const last = rows.at(-1)?.search_key ?? null;
    return { records: rows.flatMap(({ row }) => recordsOf(row)), last };
  },
  removeOrphans: (db) => deleteOrphans(db, source),
});
