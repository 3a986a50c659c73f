import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { type RawBuilder, sql } from 'kysely';
import { NO_PROJECT_TEXTS } from '#areas/project/public/no-texts.ts';
import { SEARCHED_COLUMNS } from '#areas/project/public/search-records.ts';
import { saveSearchEntries } from '#areas/search/public/search-entries.ts';
import type { Ctx } from '#context.ts';
import type { EndedRecords } from '#lists/ended-records.ts';
import { searchRecordsOf } from '../search-records.ts';
import type { ProjectChanges } from '../tables.ts';

type Db = Ctx['db'];

const ending = (since: RawBuilder<unknown>, open: RawBuilder<unknown>): EndedRecords => ({
  table: 'outsourced_project',
  key: 'id',
  since,
  open,
});
const settled = sql`status = ${sql.lit(ProjectStatus.Settled)} and deleted_at is null`;

/**
 * Ended projects whose texts, photos or site records are not blanked yet. Each of these conditions has its own index
 * outsourced_project_…_due.
 */
export const SETTLED = ending(sql`settled_at`, sql`${settled} and blanked_at is null`);
export const WITH_PHOTOS = ending(sql`settled_at`, sql`${settled} and photos_blanked_at is null`);
export const WITH_SITE = ending(sql`settled_at`, sql`${settled} and site_blanked_at is null`);
export const CANCELED = ending(
  sql`coalesce(canceled_at, deleted_at)`,
  sql`(status = ${sql.lit(ProjectStatus.Canceled)} or deleted_at is not null) and blanked_at is null`,
);

/** Texts that users write about a customer, the site and the people who go there. */
const NO_TEXTS = {
  ...NO_PROJECT_TEXTS,
  withdraw_memo: '',
  cancel_memo: '',
  send_zip_code: '',
  send_addr1: '',
  send_addr2: '',
  parcel_number: '',
  courier_phone: '',
  visitor_name: '',
} satisfies ProjectChanges;

/** Blanks the texts of a project and gives it another name. The change notifies pages that show it. */
export async function blankProject(
  db: Db,
  id: number,
  columns: Pick<ProjectChanges, 'project_name' | 'blanked_at'>,
): Promise<void> {
  const blanked = await db
    .updateTable('outsourced_project')
    .set({ ...NO_TEXTS, ...columns, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(SEARCHED_COLUMNS)
    .execute();
  await saveSearchEntries(db, blanked.flatMap(searchRecordsOf));
}

/** Removes the photos from projects and answers their names. */
export async function removePhotos(db: Db, ids: readonly number[], photos_blanked_at: Date): Promise<string[]> {
  await db
    .updateTable('outsourced_project')
    .set({ photos_blanked_at, version: sql`version + 1` })
    .where('id', 'in', ids)
    .execute();
  const taken = await db.deleteFrom('outsourced_photo').where('project_id', 'in', ids).returning('name').execute();
  return taken.map(({ name }) => name);
}

/** Notes that the records of the sites of these projects are blanked. */
export const noteSiteBlanked = (db: Db, ids: readonly number[], site_blanked_at: Date) =>
  db.updateTable('outsourced_project').set({ site_blanked_at }).where('id', 'in', ids).execute();
