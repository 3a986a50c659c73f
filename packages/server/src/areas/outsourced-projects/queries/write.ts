import type { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { type Insertable, sql, type Updateable } from 'kysely';
import { type MaterialLine, materialRows, pmRows } from '#areas/project/public/form-values.ts';
import { SEARCHED_COLUMNS, type SearchedProject } from '#areas/project/public/search-records.ts';
import { saveSearchEntries } from '#areas/search/public/search-entries.ts';
import type { Ctx } from '#context.ts';
import { searchRecordsOf } from '../search-records.ts';
import type { OutsourcedProjectTable } from '../tables.ts';

type Db = Ctx['db'];

/** Stores how a written project is found, in the same transaction. */
const indexProjects = (db: Db, projects: readonly SearchedProject[]) =>
  saveSearchEntries(db, projects.flatMap(searchRecordsOf));

/** Inserts a project and answers its id. */
export async function insertProject(db: Db, row: Insertable<OutsourcedProjectTable>): Promise<number> {
  const project = await db
    .insertInto('outsourced_project')
    .values(row)
    .returning(SEARCHED_COLUMNS)
    .executeTakeFirstOrThrow();
  await indexProjects(db, [project]);
  return project.id;
}

/** The rows of other tables that belong to a project, in the given order. A part that is left out stays unchanged. */
export type Parts = {
  startDates?: readonly string[];
  pmUserIds?: readonly string[];
  materials?: readonly MaterialLine[];
  photoNames?: readonly string[];
};

/** Inserts the parts of a new project. */
export async function insertParts(db: Db, id: number, parts: Parts): Promise<void> {
  const { startDates = [], pmUserIds = [], materials = [], photoNames = [] } = parts;
  if (startDates.length > 0) {
    const dates = startDates.map((start_date) => ({ project_id: id, start_date }));
    await db.insertInto('outsourced_start_date').values(dates).execute();
  }
  if (pmUserIds.length > 0) {
    await db.insertInto('outsourced_pm').values(pmRows(id, pmUserIds)).execute();
  }
  if (materials.length > 0) {
    await db.insertInto('outsourced_material').values(materialRows(id, materials)).execute();
  }
  if (photoNames.length > 0) {
    const photos = photoNames.map((name, position) => ({ project_id: id, position, name }));
    await db.insertInto('outsourced_photo').values(photos).execute();
  }
}

const PART_TABLES = {
  startDates: 'outsourced_start_date',
  pmUserIds: 'outsourced_pm',
  materials: 'outsourced_material',
  photoNames: 'outsourced_photo',
} as const;

/** Replaces each given part as a whole. A photo that is left out is unlinked, and its file is removed later (D-154). */
export async function replaceParts(db: Db, id: number, parts: Parts): Promise<void> {
  for (const [part, table] of Object.entries(PART_TABLES)) {
    if (part in parts) await db.deleteFrom(table).where('project_id', '=', id).execute();
  }
  await insertParts(db, id, parts);
}

/**
 * Changes a live project only while it is in one of the expected states. Answers whether it did: of many concurrent
 * calls exactly one succeeds.
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
    .returning(SEARCHED_COLUMNS)
    .execute();
  await indexProjects(db, claimed);
  return claimed.length > 0;
}

/** The current state of a live project. */
export const findStatus = (db: Db, id: number) =>
  db
    .selectFrom('outsourced_project')
    .select('status')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** Deletes all scores of a project. */
export const deleteScores = (db: Db, id: number) =>
  db.deleteFrom('outsourced_score').where('project_id', '=', id).execute();

/** Replaces the scores of the given check items; 0 means not rated. */
export async function replaceScores(
  db: Db,
  id: number,
  scores: readonly { id: number; score: number }[],
): Promise<void> {
  if (scores.length === 0) return;
  const items = scores.map((line) => line.id);
  await db.deleteFrom('outsourced_score').where('project_id', '=', id).where('check_item_id', 'in', items).execute();
  const rated = scores
    .filter((line) => line.score > 0)
    .map((line) => ({ project_id: id, check_item_id: line.id, score: line.score }));
  if (rated.length > 0) await db.insertInto('outsourced_score').values(rated).execute();
}
