import type { SearchKind } from '@portal/contract/areas/search/kinds';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import type { SearchEntryTable } from '../tables.ts';

type Db = Ctx['db'];

/** Rows per statement, so that it has fewer than 65,535 parameters. */
const BATCH = 1000;

/** Inserts or changes rows of the index; a row that is already the same is left untouched. */
export async function upsertEntries(db: Db, rows: readonly SearchEntryTable[]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) {
    await db
      .insertInto('search_entry')
      .values(rows.slice(from, from + BATCH))
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'key'])
          .doUpdateSet(({ ref }) => ({
            title: ref('excluded.title'),
            words: ref('excluded.words'),
            terms: ref('excluded.terms'),
            at: ref('excluded.at'),
            status: ref('excluded.status'),
            company_id: ref('excluded.company_id'),
            author_id: ref('excluded.author_id'),
            room_id: ref('excluded.room_id'),
            visibility: ref('excluded.visibility'),
            board: ref('excluded.board'),
            publish_from: ref('excluded.publish_from'),
            publish_until: ref('excluded.publish_until'),
          }))
          .where(sql<boolean>`search_entry.* is distinct from excluded.*`),
      )
      .execute();
  }
}

/** Removes rows of the index. */
export async function deleteEntries(db: Db, keys: readonly { kind: SearchKind; key: string }[]): Promise<void> {
  if (keys.length === 0) return;
  await sql`
    delete from search_entry using unnest(
      ${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ key }) => key)}::text[]) as gone(kind, key)
    where search_entry.kind = gone.kind and search_entry.key = gone.key`.execute(db);
}
