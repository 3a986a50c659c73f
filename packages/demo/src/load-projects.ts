import { Board } from '@portal/contract/areas/comments/boards';
import type { Ctx } from '@portal/server/context';
import { acceptanceOf } from './acceptances.ts';
import { type PlannedComment, planComments, planInternalComments } from './comments.ts';
import type { PlannedInternal } from './internal-projects.ts';
import type { CommentedRecord } from './load-comments.ts';
import type { MaterialKey } from './materials.ts';
import type { PlannedProject } from './outsourced-projects.ts';
import { insertAll, insertInternalProjects, insertProjects } from './queries.ts';
import type { Random } from './random.ts';

type MaterialIds = ReadonlyMap<MaterialKey, number>;
/** Related rows of both kinds of project, with the project's id. */
type WithProjectId = { project_id: number } & Pick<PlannedProject | PlannedInternal, 'pms' | 'materials'>;

const withIds = <T extends object>(planned: readonly T[], ids: readonly number[]) =>
  planned.map((project, index) => ({ ...project, project_id: ids[index] ?? 0 }));

const pmRows = (stored: readonly WithProjectId[]) =>
  stored.flatMap(({ project_id, pms }) => pms.map((user_id, position) => ({ project_id, position, user_id })));

const materialRows = (stored: readonly WithProjectId[], ids: MaterialIds) =>
  stored.flatMap(({ project_id, materials }) =>
    materials.map(({ key, quantity }, position) => ({
      project_id,
      position,
      material_id: ids.get(key) ?? 0,
      quantity,
    })),
  );

type StoredProject = WithProjectId & { row: { project_name: string; created_by: string; sales_user_id: string } };

const commentedProject = (
  board: Board,
  { project_id, row, pms }: StoredProject,
  comments: PlannedComment[],
): CommentedRecord => ({
  board,
  id: project_id,
  subject: row.project_name,
  addressees: [row.created_by, row.sales_user_id, ...pms],
  comments,
});

/** Inserts outsourced projects. Returns their ids in order, and the projects with their comments. */
export async function loadOutsourcedProjects(
  { db, now }: Ctx,
  commentRandom: Random,
  projects: readonly PlannedProject[],
  materialIds: MaterialIds,
): Promise<{ ids: number[]; commented: CommentedRecord[] }> {
  const rows = projects.map(({ row }) => row);
  const ids = await insertProjects(db, rows);
  const stored = withIds(projects, ids);
  const dates = stored.flatMap(({ project_id, startDates }) =>
    startDates.map((start_date) => ({ project_id, start_date })),
  );
  const scores = stored.flatMap(({ project_id, scores }) => scores.map((score) => ({ project_id, ...score })));
  await insertAll(db, 'outsourced_start_date', dates);
  await insertAll(db, 'outsourced_pm', pmRows(stored));
  await insertAll(db, 'outsourced_material', materialRows(stored, materialIds));
  await insertAll(db, 'outsourced_score', scores);
  await insertAll(db, 'outsourced_acceptance', stored.flatMap(acceptanceOf));
  const commented = stored.map((project) =>
    commentedProject(Board.Project, project, planComments(commentRandom, project, now())),
  );
  return { ids, commented };
}

/** Inserts internal projects and returns them with their comments. */
export async function loadInternalProjects(
  { db, now }: Ctx,
  commentRandom: Random,
  projects: readonly PlannedInternal[],
  materialIds: MaterialIds,
): Promise<CommentedRecord[]> {
  const rows = projects.map(({ row }) => row);
  const stored = withIds(projects, await insertInternalProjects(db, rows));
  await insertAll(db, 'internal_pm', pmRows(stored));
  await insertAll(db, 'internal_material', materialRows(stored, materialIds));
  return stored.map((project) =>
    commentedProject(Board.Internal, project, planInternalComments(commentRandom, project, now())),
  );
}
