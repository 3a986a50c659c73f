import type { SearchKind } from '@portal/contract/areas/search/kinds';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';

type Db = Ctx['db'];

type Source = { table: string; key: 'id' | 'user_id'; kinds: readonly SearchKind[]; columns: readonly string[] };

/** The next rows of a table by its key, locked against changes until the transaction ends. */
export async function readSourceBatch<Row>(
  db: Db,
  { table, key, columns }: Source,
  { after, most }: { after: string | null; most: number },
): Promise<{ search_key: string; row: Row }[]> {
  const type = sql.raw(key === 'id' ? 'bigint' : 'text');
  const begun = after === null ? sql`true` : sql`${sql.ref(key)} > ${after}::${type}`;
  const { rows } = await sql<Row & { search_key: string }>`
    select ${sql.join(columns.map((column) => sql.ref(column)))}, ${sql.ref(key)}::text as search_key
    from ${sql.table(table)} where ${begun} order by ${sql.ref(key)} limit ${most} for share`.execute(db);
  return rows.map((row) => ({ search_key: row.search_key, row }));
}

/** Removes rows of the index whose record does not exist. */
export const deleteOrphans = async (db: Db, { table, key, kinds }: Source): Promise<void> =>
  void (await sql`
    delete from search_entry entry where entry.kind = any(${[...kinds]}::text[])
      and not exists (select from ${sql.table(table)} source where source.${sql.ref(key)}::text = entry.key)`.execute(
    db,
  ));

/** Shows the planner how frequent terms are, after many rows were written. */
export const analyzeEntries = async (db: Db): Promise<void> => void (await sql`analyze search_entry`.execute(db));
