import { sql } from 'kysely';
import { SEARCHED_COLUMNS } from '#areas/project/public/search-records.ts';
import { saveSearchEntries } from '#areas/search/public/search-entries.ts';
import type { Ctx } from '#context.ts';
import { searchRecordsOf } from '../search-records.ts';

type Db = Ctx['db'];

/** Brings a deleted project back as it was. The search finds it again. */
export async function restoreProject(db: Db, id: number): Promise<void> {
  const restored = await db
    .updateTable('internal_project')
    .set({ deleted_at: null, deleted_by: null, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(SEARCHED_COLUMNS)
    .execute();
  await saveSearchEntries(db, restored.flatMap(searchRecordsOf));
}
