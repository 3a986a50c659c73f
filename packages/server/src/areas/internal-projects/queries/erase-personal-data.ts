import { InternalStatus } from '@portal/contract/areas/internal-projects/status';
import { sql } from 'kysely';
import { NO_PROJECT_TEXTS } from '#areas/project/public/no-texts.ts';
import { SEARCHED_COLUMNS } from '#areas/project/public/search-records.ts';
import { saveSearchEntries } from '#areas/search/public/search-entries.ts';
import type { Ctx } from '#context.ts';
import type { EndedRecords } from '#lists/ended-records.ts';
import { searchRecordsOf } from '../search-records.ts';
import type { InternalChanges } from '../tables.ts';

type Db = Ctx['db'];

/** Completed, canceled and deleted projects, as the index internal_project_due has them. */
export const FINISHED: EndedRecords = {
  table: 'internal_project',
  key: 'id',
  since: sql`coalesce(canceled_at, completed_at, deleted_at)`,
  open: sql`(status in (${sql.lit(InternalStatus.Completed)}, ${sql.lit(InternalStatus.Canceled)})
    or deleted_at is not null) and blanked_at is null`,
};

/** Texts that users write about a customer, the site and the people who go there. */
const NO_TEXTS = {
  ...NO_PROJECT_TEXTS,
  cancel_memo: '',
} satisfies InternalChanges;

/** Blanks the texts of a project and gives it another name. */
export async function blankProject(
  db: Db,
  id: number,
  columns: Pick<InternalChanges, 'project_name' | 'blanked_at'>,
): Promise<void> {
  const blanked = await db
    .updateTable('internal_project')
    .set({ ...NO_TEXTS, ...columns, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(SEARCHED_COLUMNS)
    .execute();
  await saveSearchEntries(db, blanked.flatMap(searchRecordsOf));
}
