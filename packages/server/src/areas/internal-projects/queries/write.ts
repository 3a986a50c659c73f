import type { InternalStatus } from '@portal/contract/areas/internal-projects/status';
import { type Insertable, sql } from 'kysely';
import { type MaterialLine, materialRows, pmRows } from '#areas/project/public/form-values.ts';
import { SEARCHED_COLUMNS, type SearchedProject } from '#areas/project/public/search-records.ts';
import { saveSearchEntries } from '#areas/search/public/search-entries.ts';
import type { Ctx } from '#context.ts';
import { searchRecordsOf } from '../search-records.ts';
import type { InternalChanges, InternalProjectTable } from '../tables.ts';

type Db = Ctx['db'];

/** Stores how a written project is found, in the same transaction. */
const indexProjects = (db: Db, projects: readonly SearchedProject[]) =>
  saveSearchEntries(db, projects.flatMap(searchRecordsOf));

/** Inserts a project and answers its id. */
export async function insertProject(db: Db, row: Insertable<InternalProjectTable>): Promise<number> {
  const project = await db
    .insertInto('internal_project')
    .values(row)
    .returning(SEARCHED_COLUMNS)
    .executeTakeFirstOrThrow();
  await indexProjects(db, [project]);
  return project.id;
}

/** The rows of other tables that belong to a project, in the given order. A part that is left out stays unchanged. */
export type Parts = {
  pmUserIds?: readonly string[];
  materials?: readonly MaterialLine[];
};

/** Inserts the parts of a new project. */
export async function insertParts(db: Db, id: number, { pmUserIds = [], materials = [] }: Parts): Promise<void> {
  if (pmUserIds.length > 0) {
    await db.insertInto('internal_pm').values(pmRows(id, pmUserIds)).execute();
  }
  if (materials.length > 0) {
    await db.insertInto('internal_material').values(materialRows(id, materials)).execute();
  }
}

/** Replaces each given part as a whole. */
export async function replaceParts(db: Db, id: number, parts: Parts): Promise<void> {
  if (parts.pmUserIds) await db.deleteFrom('internal_pm').where('project_id', '=', id).execute();
  if (parts.materials) await db.deleteFrom('internal_material').where('project_id', '=', id).execute();
  await insertParts(db, id, parts);
}

/** Locks the row of a project, live or deleted, until the transaction ends. */
export const lockProjectRow = (db: Db, id: number) =>
  db.selectFrom('internal_project').select('id').where('id', '=', id).forUpdate().execute();

/** Changes a live project only while it is in one of the expected states. Answers whether it did. */
export async function claimProject(
  db: Db,
  { id, from }: { id: number; from: readonly InternalStatus[] },
  changes: InternalChanges,
): Promise<boolean> {
  const claimed = await db
    .updateTable('internal_project')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
    .where('status', 'in', from)
    .where('deleted_at', 'is', null)
    .returning(SEARCHED_COLUMNS)
    .execute();
  await indexProjects(db, claimed);
  return claimed.length > 0;
}

/** The current state of a live project. */
export const findStatus = (db: Db, id: number) =>
  db
    .selectFrom('internal_project')
    .select('status')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
