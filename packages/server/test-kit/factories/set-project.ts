import type { Updateable } from 'kysely';
import { searchRecordsOf } from '#areas/outsourced-projects/search-records.ts';
import type { OutsourcedProjectTable } from '#areas/outsourced-projects/tables.ts';
import { SEARCHED_COLUMNS } from '#areas/project/public/search-records.ts';
import { saveSearchEntries } from '#areas/search/public/search-entries.ts';
import type { TestApp } from '../start-app.ts';

/** Sets columns of a project without a call, and stores how it is found, as every writer does. */
export async function setProject(
  { ctx: { db } }: TestApp,
  Id: number,
  columns: Updateable<OutsourcedProjectTable>,
): Promise<void> {
  const changed = await db
    .updateTable('outsourced_project')
    .set(columns)
    .where('id', '=', Id)
    .returning(SEARCHED_COLUMNS)
    .execute();
  await saveSearchEntries(db, changed.flatMap(searchRecordsOf));
}
