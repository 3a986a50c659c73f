import { Board } from '@portal/contract/areas/comments/boards';
import type { Ctx } from '@portal/server/context';
import { type PlannedComment, planComments, planInternalComments } from './comments.ts';
import type { PlannedInternal } from './internal-projects.ts';
import type { TalkedOf } from './load-comments.ts';
import type { MaterialKey } from './materials.ts';
import type { PlannedProject } from './outsourced-projects.ts';
import { insertAll, insertInternalProjects, insertProjects } from './queries.ts';
import type { Random } from './random.ts';

type MaterialIds = ReadonlyMap<MaterialKey, number>;
/** What both kinds of project have, with the id the database gave. */
type Owned = { project_id: number } & Pick<PlannedProject | PlannedInternal, 'pms' | 'materials'>;

const withIds = <T extends object>(planned: readonly T[], ids: readonly number[]) =>
  planned.map((project, index) => ({ ...project, project_id: ids[index] ?? 0 }));

const pmRows = (owned: readonly Owned[]) =>
  owned.flatMap(({ project_id, pms }) => pms.map((user_id, position) => ({ project_id, position, user_id })));

const materialRows = (owned: readonly Owned[], ids: MaterialIds) =>
  owned.flatMap(({ project_id, materials }) =>
    materials.map(({ key, quantity }, position) => ({
      project_id,
      position,
      material_id: ids.get(key) ?? 0,
      quantity,
    })),
  );

type Titled = Owned & { row: { project_name: string; created_by: string; sales_user_id: string } };

const talkedOf = (board: Board, { project_id, row, pms }: Titled, comments: PlannedComment[]): TalkedOf => ({
  board,
  id: project_id,
  subject: row.project_name,
  addressees: [row.created_by, row.sales_user_id, ...pms],
  comments,
});

/** Inserts outsourced projects; answers their ids in order and what was written on them. */
export async function loadOutsourcedProjects(
  { db, now }: Ctx,
  talk: Random,
  projects: readonly PlannedProject[],
  materialIds: MaterialIds,
): Promise<{ ids: number[]; talked: TalkedOf[] }> {
  const rows = projects.map(({ row }) => row);
  const ids = await insertProjects(db, rows);
  const owned = withIds(projects, ids);
  const dates = owned.flatMap(({ project_id, startDates }) =>
    startDates.map((start_date) => ({ project_id, start_date })),
  );
  const scores = owned.flatMap(({ project_id, scores }) => scores.map((score) => ({ project_id, ...score })));
  await insertAll(db, 'outsourced_start_date', dates);
  await insertAll(db, 'outsourced_pm', pmRows(owned));
  await insertAll(db, 'outsourced_material', materialRows(owned, materialIds));
  await insertAll(db, 'outsourced_score', scores);
  const talked = owned.map((project) => talkedOf(Board.Project, project, planComments(talk, project, now())));
  return { ids, talked };
}

/** Inserts internal projects; answers what was written on them. */
export async function loadInternalProjects(
  { db, now }: Ctx,
  talk: Random,
  projects: readonly PlannedInternal[],
  materialIds: MaterialIds,
): Promise<TalkedOf[]> {
  const rows = projects.map(({ row }) => row);
  const owned = withIds(projects, await insertInternalProjects(db, rows));
  await insertAll(db, 'internal_pm', pmRows(owned));
  await insertAll(db, 'internal_material', materialRows(owned, materialIds));
  return owned.map((project) => talkedOf(Board.Internal, project, planInternalComments(talk, project, now())));
}
