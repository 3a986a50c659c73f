import type { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Ctx } from '../../../context.ts';
import type { OutsourcedProjectTable } from '../tables.ts';

type Db = Ctx['db'];

export async function insertProject(db: Db, row: Insertable<OutsourcedProjectTable>): Promise<number> {
  const { id } = await db.insertInto('outsourced_project').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

type Parts = {
  startDates: readonly string[];
  pmUserIds: readonly string[];
  materials: readonly { MaterialId: number; MaterialCnt: number }[];
  photoNames: readonly string[];
};

/** The rows that hang on a new project, in the order given. */
export async function insertParts(db: Db, id: number, parts: Parts): Promise<void> {
  const own = { project_id: id };
  await db
    .insertInto('outsourced_start_date')
    .values(parts.startDates.map((start_date) => ({ ...own, start_date })))
    .execute();
  await db
    .insertInto('outsourced_pm')
    .values(parts.pmUserIds.map((user_id, position) => ({ ...own, position, user_id })))
    .execute();
  if (parts.materials.length > 0) {
    const lines = parts.materials.map((line, position) => ({
      ...own,
      position,
      material_id: line.MaterialId,
      quantity: line.MaterialCnt,
    }));
    await db.insertInto('outsourced_material').values(lines).execute();
  }
  if (parts.photoNames.length > 0) {
    const photos = parts.photoNames.map((name, position) => ({ ...own, position, name }));
    await db.insertInto('outsourced_photo').values(photos).execute();
  }
}

/**
 * Changes a live project only while it is in one of the expected states, and answers whether it did: of many
 * callers at once exactly one succeeds, whatever each has read before.
 */
export async function claimProject(
  db: Db,
  { id, from }: { id: number; from: readonly ProjectStatus[] },
  changes: Updateable<OutsourcedProjectTable>,
): Promise<boolean> {
  const claimed = await db
    .updateTable('outsourced_project')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
    .where('status', 'in', from)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
}

/** State of a live project as it is now. */
export const findStatus = (db: Db, id: number) =>
  db
    .selectFrom('outsourced_project')
    .select('status')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

export const deleteScores = (db: Db, id: number) =>
  db.deleteFrom('outsourced_score').where('project_id', '=', id).execute();
