import { Board } from '@portal/contract/areas/comments/boards';
import { seoulDay } from '@portal/contract/core/dates';
import type { Ctx } from '@portal/server/context';
import { planInternalComments } from './internal-comments.ts';
import { planInternalProjects } from './internal-projects.ts';
import type { TalkedOf } from './load-comments.ts';
import { insertAll, insertInternalProjects } from './queries.ts';
import type { Random } from './random.ts';

/** What the database already knows, by name. */
type Known = { areaId: (name: string) => number; materialIds: ReadonlyMap<string, number> };

/** Loads the internal projects and answers what was written on them, for the comments. */
export async function loadInternalProjects(
  { db, now }: Ctx,
  random: Random,
  { areaId, materialIds }: Known,
): Promise<TalkedOf[]> {
  const projects = planInternalProjects(random, areaId, seoulDay(now()));
  const ids = await insertInternalProjects(
    db,
    projects.map(({ row }) => row),
  );
  const owned = projects.map((project, index) => ({ ...project, project_id: ids[index] ?? 0 }));
  await insertAll(
    db,
    'internal_pm',
    owned.flatMap(({ project_id, pms }) => pms.map((user_id, position) => ({ project_id, position, user_id }))),
  );
  await insertAll(
    db,
    'internal_material',
    owned.flatMap(({ project_id, materials }) =>
      materials.map(({ key, quantity }, position) => ({
        project_id,
        position,
        material_id: materialIds.get(key) ?? 0,
        quantity,
      })),
    ),
  );
  return owned.map((project) => ({
    board: Board.Internal,
    id: project.project_id,
    subject: project.row.project_name,
    addressees: [project.row.created_by, project.row.sales_user_id, ...project.pms],
    comments: planInternalComments(random, project, now()),
  }));
}
